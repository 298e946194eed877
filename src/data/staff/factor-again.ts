/** Asks the person for a code of the second factor; false when they gave none. */
type Asker = () => Promise<boolean>

let asker: Asker | null = null
let asking: Promise<boolean> | null = null

/** Says who asks for a code when a function wants one once more (OPS-01), until the returned function is called. */
export function askBy(next: Asker): () => void {
  asker = next
  return () => {
    if (asker === next) asker = null
  }
}

/** Has the person give a code; several calls at once ask once. @returns whether one was given */
export function provenAgain(): Promise<boolean> {
  if (asker === null) return Promise.resolve(false)
  asking ??= asker().finally(() => {
    asking = null
  })
  return asking
}
