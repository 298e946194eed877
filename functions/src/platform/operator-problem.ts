/** Something that whoever runs the command can put right; the message is one sentence that says what. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem'
}
