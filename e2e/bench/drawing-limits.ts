import type { AnsweringCosts } from './answering'
import type { Editing } from './editor'
import type { Keystrokes } from './keystrokes'
import type { RuledOpening } from './ruled-opening'

/** The title and its line of the outline. */
const EDITOR_RENDERS = 2
/** How much more JavaScript a long form may take to open than one of ten questions. */
const OPENING_RATIO = 1.2
/**
 * How many times as much work a key may be as in a form of 30 questions. What still grows at 2,000 is the draft, and the browser's
 * own look at each control.
 */
const KEY_RATIO = 1.2
const LONGEST_KEY_RATIO = 1.5
const LONGEST_QUESTIONS = 2000
/** How much more the hundredth row of a section may draw than the first. */
const ROW_RATIO = 1.3
/** Script that may look for the problems of 2,000 questions, in milliseconds: the time of one frame. */
const VALIDATING_MS = 16
/** How many times as long as plain HTML of it all a form of a thousand questions may take until it can be answered. */
const MOUNTING_RATIO = 1.5
/** Milliseconds in which no tap is heard while the rest is drawn: 200 on a phone a quarter as fast as this machine. */
const PIECE_MS = 50
/** How many times as much a page may work until a form of 1,000 rules stands. */
const RULED_OPENING_RATIO = 1.2

export function brokenEditing(editor: Editing[]): string[] {
  const broken: string[] = []
  // In short forms the outline is open and draws its lines too.
  const moved = editor[0]?.rendersPerMovedSection ?? 0
  for (const one of editor) {
    const among = `among ${one.questions} questions`
    if (one.rendersPerKeystroke > EDITOR_RENDERS)
      broken.push(`A key in a title draws ${one.rendersPerKeystroke} components ${among}.`)
    if (one.rendersPerMovedSection > moved)
      broken.push(`A moved section draws ${one.rendersPerMovedSection} components ${among}, not ${moved}.`)
    if (one.openingRatio > OPENING_RATIO)
      broken.push(`The editor opens with ${one.openingRatio} times the script ${among}.`)
  }
  return broken
}

export function brokenAnswering({ addingRows, validating, mounting }: AnsweringCosts): string[] {
  const { drawnByFirst, drawnByLast, rows } = addingRows
  const broken: string[] = []
  const { questions, coldRatio, ratio, longestMs } = mounting
  if (coldRatio > MOUNTING_RATIO)
    broken.push(
      `${questions} questions stand for the first time in ${coldRatio} times the time of plain HTML.`,
    )
  if (ratio > MOUNTING_RATIO)
    broken.push(`${questions} questions stand again in ${ratio} times the time of plain HTML.`)
  if (longestMs > PIECE_MS)
    broken.push(`No tap is heard for ${longestMs} ms while ${questions} questions are drawn.`)
  if (drawnByLast > ROW_RATIO * drawnByFirst)
    broken.push(`Row ${rows} draws ${drawnByLast} questions and rows, the first ${drawnByFirst}.`)
  if (validating.scriptMs > VALIDATING_MS)
    broken.push(`Validating ${validating.questions} questions takes ${validating.scriptMs} ms of script.`)
  return broken
}

export const brokenKeystrokes = (typed: readonly Keystrokes[]): string[] =>
  typed
    .filter(
      ({ questions, taskRatio }) =>
        taskRatio > (questions < LONGEST_QUESTIONS ? KEY_RATIO : LONGEST_KEY_RATIO),
    )
    .map(({ questions, taskRatio }) => `A key is ${taskRatio} times the work among ${questions} questions.`)

export const brokenRuledOpening = ({ ratio }: RuledOpening): string[] =>
  ratio > RULED_OPENING_RATIO ? [`A form with rules opens with ${ratio} times the work of one without.`] : []
