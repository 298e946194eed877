/** What browsers record, the smallest first: all of it is played everywhere. */
const FORMATS = [
  { mimeType: 'audio/webm;codecs=opus', ending: 'webm' },
  { mimeType: 'audio/mp4', ending: 'm4a' },
  { mimeType: 'audio/ogg;codecs=opus', ending: 'ogg' },
] as const

/** Enough for speech: five minutes are little more than a megabyte. */
const BITS_PER_SECOND = 32_000

/** What was recorded. */
export interface Recording {
  sound: Blob
  /** The ending of a file's name, without the dot. */
  ending: string
  seconds: number
}

/** Why nothing is recorded: not allowed, no microphone, or anything else. */
export type RecordingFault = 'denied' | 'noMicrophone' | 'failed'

export interface Recorder {
  /** Ends the recording and gives what was recorded so far. */
  stop: () => void
  /** Ends it and gives nothing. */
  discard: () => void
}

/** Whether this browser records at all. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && globalThis.navigator?.mediaDevices !== undefined

/** Why the microphone was not given, by what the browser threw. */
export function recordingFault(error: unknown): RecordingFault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' ? 'noMicrophone' : 'failed'
}

/**
 * Asks for the microphone and begins to record. It ends by itself when the page is hidden, for a telephone that locks
 * takes the microphone away: what was recorded until then is given.
 * @param onDone told once what was recorded, unless it was discarded
 * @throws what the browser says; see {@link recordingFault}
 */
export async function startRecording(onDone: (recording: Recording) => void): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const format = FORMATS.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType)) ?? FORMATS[0]
  const parts: Blob[] = []
  const began = performance.now()
  let isWanted = true
  const recorder = new MediaRecorder(stream, {
    mimeType: format.mimeType,
    audioBitsPerSecond: BITS_PER_SECOND,
  })
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const onHidden = () => {
    if (document.hidden) stop()
  }
  document.addEventListener('visibilitychange', onHidden)
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('stop', () => {
    document.removeEventListener('visibilitychange', onHidden)
    for (const track of stream.getTracks()) track.stop()
    const sound = new Blob(parts, { type: format.mimeType })
    if (isWanted && sound.size > 0)
      onDone({ sound, ending: format.ending, seconds: Math.round((performance.now() - began) / 1000) })
  })
  recorder.start()
  return {
    stop,
    discard: () => {
      isWanted = false
      stop()
    },
  }
}

/** Minutes and seconds: `1:05`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
