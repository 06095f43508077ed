import path from 'node:path';
import { isInterfaceDeclaration } from 'typescript/unstable/ast/is';
import { API, type Checker, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { root } from '../build/options';

/** The types of the source. */
export interface SourceTypes {
  checker: Checker;
  /** Returns the members of an interface, those that its owners merge into it included. */
  membersOf(file: string, name: string): readonly TypeSymbol[];
  close(): void;
}

/** Where something is declared, and the text that declares it. */
export interface Declared {
  /** From the folder of the project. */
  file: string;
  text: string;
}

const CONFIG = path.join(root, 'scripts/build/tsconfig.types.json');

/** Returns where a member was first declared. */
export function declarationOf(symbol: TypeSymbol): Declared {
  const node = symbol.declarations[0]?.resolve();
  const source = node?.getSourceFile();
  if (!node || !source) throw new Error(`${symbol.name} is declared nowhere`);
  return { file: path.relative(root, source.fileName), text: node.getText(source) };
}

/** Reads the types of `src`, `widgets` and `initializers`, which takes a second or three. */
export function openTypes(): SourceTypes {
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [CONFIG] }).getProjects();
  if (!project) throw new Error(`${CONFIG} opens no project`);
  const { checker, program } = project;
  return {
    checker,
    membersOf(file, name) {
      const statements = program.getSourceFile(path.join(root, file))?.statements ?? [];
      const found = statements.find((one) => isInterfaceDeclaration(one) && one.name.text === name);
      const symbol =
        found && isInterfaceDeclaration(found)
          ? checker.getSymbolAtLocation(found.name)
          : undefined;
      if (!symbol) throw new Error(`${file} has no ${name}`);
      return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
    },
    close: () => api.close(),
  };
}
