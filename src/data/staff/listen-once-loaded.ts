import type * as LiveAnswers from './live-answers'

type Live = Pick<typeof LiveAnswers, 'watchAnswer' | 'watchNewestChange'>

/**
 * Loads the full SDK and listens to changes with it. When it cannot be loaded, nothing is heard and everything else
 * works.
 * @param listen begins to listen and gives what ends it
 * @returns ends it, begun or not
 */
export function listenOnceLoaded(listen: (live: Live) => () => void): () => void {
  let stop: (() => void) | null = null
  let ended = false
  const begin = async () => {
    const live = await import('./live-answers')
    if (!ended) stop = listen(live)
  }
  void begin().catch(() => undefined)
  return () => {
    ended = true
    stop?.()
  }
}
