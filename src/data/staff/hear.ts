type Live = typeof import('./live-answers')

/**
 * Listens with what hears of changes, which is loaded for it; without it nothing is heard and everything else works.
 * @param listen begins to listen and gives what ends it
 * @returns ends it, begun or not
 */
export function heardLater(listen: (live: Live) => () => void): () => void {
  let stop: (() => void) | null = null
  let ended = false
  void import('./live-answers')
    .then((live) => {
      if (!ended) stop = listen(live)
    })
    .catch(() => undefined)
  return () => {
    ended = true
    stop?.()
  }
}
