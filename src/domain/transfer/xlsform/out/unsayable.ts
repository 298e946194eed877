/** Something in a formula that XLSForm has no words for. */
export class Unsayable extends Error {
  constructor(
    /** The function or operator that it is about. */
    readonly about: string,
  ) {
    super(`cannot be printed: ${about}`)
  }
}
