import type { WantedCell } from '../tables/narrowed'

/**
 * What the rules of a form make of a part of an answer. It stands with the part under a symbol: a copy of the part has it,
 * and no store writes or reads it, so that nobody can send one.
 */
export const OUTCOME: unique symbol = Symbol('outcome')

/** Answers that the words of a part mention. */
export interface Mentioned {
  /** The responses, to see whether they are others. */
  of: readonly object[]
  /** What was answered to a question; '' for nothing. */
  say(id: string, language: string): string
}

export interface Outcome {
  /** A rule says that it is not asked, or not offered. */
  isHidden?: true
  /** Of a question: whether it is required now, where a rule says so. */
  isRequired?: true
  /** Of a repeatable section: how many rows it has, where a rule says so. */
  rows?: number
  /** Of a response or a section: ids of the checks that it fails, and of a section of those that close the form. */
  failing?: readonly string[]
  /** Of a question or a repeatable section: the least and the most that it takes now, as values are stored (a number with a point). */
  least?: string
  most?: string
  /** Of a part whose words mention answers. */
  mentioned?: Mentioned
  /** Of a question that picks from a table: what its entries have to say to be offered. */
  wanted?: readonly WantedCell[]
  /** Of a question that picks from a table: columns that rules look up, which its answer keeps. */
  keeps?: readonly string[]
  /** Of a response or a section: that it is below the least, or above the most. */
  beyond?: 'least' | 'most'
}

export interface WithOutcome {
  [OUTCOME]?: Outcome | undefined
  /** Of a section: who else answers it, and whether they did (REACH-11). */
  otraPersona?: string
  dada?: boolean
}

/** Whether a rule says that it is not asked, or not offered. */
export const isHiddenByRule = (part: WithOutcome): boolean => part[OUTCOME]?.isHidden === true

/** Whether it is somebody else's to answer, who did not yet. */
export const isAwaitingOther = ({ otraPersona = '', dada = false }: WithOutcome): boolean =>
  otraPersona !== '' && !dada

/** Whether it is not asked, or not offered: by a rule, or because somebody else is to answer it. */
export const isHidden = (part: WithOutcome): boolean => isHiddenByRule(part) || isAwaitingOther(part)

/** The checks that a response fails. */
export const failingChecks = (response: WithOutcome): readonly string[] => response[OUTCOME]?.failing ?? []

/** What the words of a part mention; nothing where nobody knows it, as where a form is built or listed. */
export const sayMentioned =
  (part: WithOutcome, language: string): ((id: string) => string) =>
  (id) =>
    part[OUTCOME]?.mentioned?.say(id, language) ?? ''
