/** Something that whoever runs the command can put right; the message is one sentence that says what. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}
