/** Something the person at the keyboard can put right; the message is one sentence that says how. */
export class StackProblem extends Error {
  override name = 'StackProblem'
}
