import { DIGIT_FUNCTIONS, FEW_FUNCTIONS, hasSeldom, ROW_FUNCTIONS, type Seldom } from './seldom'

interface Part {
  name: keyof Seldom
  calledBy: readonly string[]
  /** Installs it. */
  load: () => Promise<unknown>
}

const PARTS: readonly Part[] = [
  { name: 'digits', calledBy: DIGIT_FUNCTIONS, load: () => import('./check-digits') },
  { name: 'functions', calledBy: FEW_FUNCTIONS, load: () => import('./seldom-functions') },
  { name: 'rows', calledBy: ROW_FUNCTIONS, load: () => import('./row-functions') },
  { name: 'patterns', calledBy: ['matches'], load: () => import('./patterns') },
]

/** Loads what some formulas call and few others do; a call that only stands in a text of theirs counts too. */
export async function loadSeldom(formulas: readonly string[]): Promise<void> {
  const all = formulas.join('\n')
  const called = new Set(Array.from(all.matchAll(/[a-z_]+(?=\s*\()/giu), ([name]) => name))
  const isCalled = ({ calledBy }: Part) => calledBy.some((name) => called.has(name))
  await Promise.all(PARTS.map((part) => !hasSeldom(part.name) && isCalled(part) && part.load()))
}
