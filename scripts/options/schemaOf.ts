import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { ValueSchema } from './blockDescription';

/** What may be left out, or is unknown, is no kind of value. */
const NOTHING = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.Void;

function schemaOfUnion(checker: Checker, types: readonly Type[]): ValueSchema {
  const words: (string | number)[] = [];
  const others: ValueSchema[] = [];
  for (const type of types) {
    if (type.flags & NOTHING) continue;
    if (type.isStringLiteralType() || type.isNumberLiteralType()) words.push(type.value);
    else if (!type.isBooleanLiteralType()) others.push(schemaOf(checker, type));
    else if (!others.some((one) => one.type === 'boolean')) others.push({ type: 'boolean' });
  }
  const all = words.length ? [{ enum: words }, ...others] : others;
  const [only = {}] = all;
  return all.length > 1 ? { anyOf: all } : only;
}

function schemaOfObject(checker: Checker, type: Type): ValueSchema {
  const members = checker.getPropertiesOfType(type);
  const properties = Object.fromEntries(
    members.map((member) => [member.name, schemaOf(checker, checker.getTypeOfSymbol(member))]),
  );
  return members.length ? { type: 'object', properties } : { type: 'object' };
}

/** Returns what JSON may say of a type; an empty schema for what may be anything. */
export function schemaOf(checker: Checker, type: Type | undefined): ValueSchema {
  if (!type || type.flags & TypeFlags.AnyOrUnknown) return {};
  if (type.isUnionType()) return schemaOfUnion(checker, type.getTypes() ?? []);
  if (type.isStringLiteralType() || type.isNumberLiteralType()) return { enum: [type.value] };
  if (type.flags & TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.flags & TypeFlags.NumberLike) return { type: 'number' };
  if (type.isTemplateLiteralType()) return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?%$' };
  if (type.flags & TypeFlags.StringLike) return { type: 'string' };
  if (type.isTypeReference() && checker.isArrayType(type)) {
    return { type: 'array', items: schemaOf(checker, checker.getTypeArguments(type)[0]) };
  }
  // `{}`: what an unknown value is that is there.
  if (type.isObjectType() && !type.getSymbol()?.name.match(/^(?!__type)/)) {
    if (!checker.getPropertiesOfType(type).length) return {};
  }
  return schemaOfObject(checker, type);
}
