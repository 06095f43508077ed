import type { ReadScope } from '#engine/scope';
import { readFields } from '#page/fields/readFields';
import { oneOf } from '#page/fields/reads';

/** How long a background takes to change, in milliseconds, by the style sheets' words. */
const DURATIONS = { none: 0, fast: 300, medium: 600, slow: 900 } as const;

type Duration = keyof typeof DURATIONS;

const words = Object.keys(DURATIONS) as Duration[];

const fields = {
  mode: {
    read: oneOf('hover-cover', 'hover-follow', 'hover-static'),
    fallback: 'hover-cover',
  },
  animationDuration: { read: oneOf(...words), fallback: 'fast' },
} as const;

/** A project of a portfolio: its link, and the picture that stands behind all of them for it. */
export interface Project {
  link: HTMLElement;
  background: HTMLElement | undefined;
}

/** The list of a portfolio's projects, read. */
export interface PortfolioModel {
  projects: readonly Project[];
  /** Around the pictures; null where the server has sent none. */
  stage: HTMLElement | null;
  /** A picture fills the whole section, and there always is one. */
  isCover: boolean;
  /** The picture goes where the pointer goes. */
  isFollowing: boolean;
  /** In milliseconds. */
  duration: number;
}

/** Reads a portfolio whose projects show their pictures when they are pointed at; null without projects. */
export function readPortfolio({ node, warn }: Omit<ReadScope, 'block'>): PortfolioModel | null {
  const { mode, animationDuration } = node.dataset;
  const said = readFields({ mode, animationDuration }, fields, warn);
  const backgrounds = [...node.querySelectorAll<HTMLElement>('.portfolio-hover-bg')];
  const projects = [...node.querySelectorAll<HTMLElement>('.portfolio-hover-item')].map(
    (link, index) => ({ link, background: backgrounds[index] }),
  );
  if (!projects.length) {
    warn('.portfolio-hover-item', 'is missing');
    return null;
  }
  return {
    projects,
    stage: node.querySelector<HTMLElement>('.portfolio-hover-backgrounds'),
    isCover: said.mode === 'hover-cover',
    isFollowing: said.mode === 'hover-follow',
    duration: DURATIONS[said.animationDuration],
  };
}
