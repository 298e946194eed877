import { DIGIT_FUNCTIONS, FEW_FUNCTIONS, hasSeldom, type Seldom } from './seldom'

interface Part {
  name: keyof Seldom
  calledBy: readonly string[]
  /** Installs it. */
  load: () => Promise<unknown>
}

const PARTS: readonly Part[] = [
  { name: 'digits', calledBy: DIGIT_FUNCTIONS, load: () => import('./check-digits') },
  { name: 'functions', calledBy: FEW_FUNCTIONS, load: () => import('./seldom-functions') },
  { name: 'patterns', calledBy: ['matches'], load: () => import('./patterns') },
]

/** Loads what some formulas call and few others do; a name that only stands in a text of theirs counts as called. */
export async function loadSeldom(formulas: readonly string[]): Promise<void> {
  const all = formulas.join('\n')
  const isCalled = ({ calledBy }: Part) => calledBy.some((name) => all.includes(name))
  await Promise.all(PARTS.map((part) => !hasSeldom(part.name) && isCalled(part) && part.load()))
}
