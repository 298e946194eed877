import { useEffect, useRef, useState, type RefObject } from 'react'
import { codeFinder, type CodeKinds } from './code-finder'

/**
 * How often a picture is searched for a code: often enough for a hand that is still, and not so often that it
 * empties the battery.
 */
const LOOK_MS = 250
/** The same code within this time is one scan. */
const SAME_MS = 3000
const WIDTH = 640

/**
 * Shows what the camera sees in a video element and tells each code in it, for as long as the component is there.
 * @param kinds must stay the same
 */
export function useCameraCodes(
  kinds: CodeKinds,
  onCode: (code: string) => void,
): { video: RefObject<HTMLVideoElement | null>; failed: boolean } {
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    let last = { code: '', at: 0 }
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const find = await codeFinder(kinds)
      const element = video.current
      if (isOver || !element) return stop()
      element.srcObject = stream
      await element.play()
      const frame = document.createElement('canvas')
      const look = async () => {
        if (element.videoWidth === 0) return
        frame.width = WIDTH
        frame.height = Math.round((WIDTH * element.videoHeight) / element.videoWidth)
        frame
          .getContext('2d', { willReadFrequently: true })
          ?.drawImage(element, 0, 0, frame.width, frame.height)
        const code = await find(frame)
        if (isOver || code === null) return
        const isSame = code === last.code && Date.now() - last.at < SAME_MS
        last = { code, at: Date.now() }
        if (!isSame) latest.current(code)
      }
      timer = setInterval(() => void look().catch(() => undefined), LOOK_MS)
    }
    const stop = () => {
      clearInterval(timer)
      stream?.getTracks().forEach((track) => track.stop())
    }
    begin().catch(() => {
      stop()
      if (!isOver) setFailed(true)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [kinds])
  return { video, failed }
}
