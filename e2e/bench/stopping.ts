const asked = new AbortController()

// Ctrl-C may arrive twice, from the terminal and from npm; the second changes nothing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => asked.abort(new Error('Stopped.')))

/** Aborted when the bench is asked to stop: what it started ends before it does. */
export const stopping: AbortSignal = asked.signal
