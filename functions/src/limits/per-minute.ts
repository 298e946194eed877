const MINUTE_MS = 60_000
/** So many networks are remembered; when there are more, all begin anew. */
const MOST_NETWORKS = 10_000

/**
 * Counts how often each network asks within a minute, in this instance alone: whoever asks too often costs nothing more.
 * @param most times that one network is answered in a minute
 * @returns whether a network has asked too often
 */
export function perMinute(most: number): (network: string, now: number) => boolean {
  let asked = { since: 0, byNetwork: new Map<string, number>() }
  return (network, now) => {
    if (now - asked.since >= MINUTE_MS || asked.byNetwork.size >= MOST_NETWORKS)
      asked = { since: now, byNetwork: new Map() }
    const times = (asked.byNetwork.get(network) ?? 0) + 1
    asked.byNetwork.set(network, times)
    return times > most
  }
}
