import { pointAt } from '../../domain/point'
import { HEAD_BYTES } from '../../domain/files/content'
import { takenIn } from '../../domain/files/taken'
import type { FileRequirements } from '../../domain/form/file-requirements'
import { placeText } from '../../domain/question-types/place/points'
import { wallClockIn } from '../../domain/wall-clock'
import type { TakenFacts } from '../../engine/pending-file'

/** A photo of the last minutes was taken where the device is now. */
const JUST_NOW_MS = 10 * 60_000
/** How long the device may look for its position. */
const LIMIT_MS = 10_000

/** Where the device is, as places are stored; '' where it does not tell. */
export const devicePlace = (): Promise<string> =>
  new Promise((resolve) => {
    const device = globalThis.navigator?.geolocation
    if (!device) return resolve('')
    device.getCurrentPosition(
      ({ coords }) => {
        const point = pointAt(coords.latitude, coords.longitude)
        resolve(point ? placeText({ points: [point], metres: coords.accuracy }) : '')
      },
      () => resolve(''),
      { enableHighAccuracy: true, timeout: LIMIT_MS, maximumAge: LIMIT_MS },
    )
  })

/**
 * When and where a photo was taken, as far as its question asks that: by what the camera noted, else by the file and by
 * where the device is (KIND-08). What is not asked is not looked at.
 * @param here where the device is; asked only when it is needed
 */
export async function takenFacts(
  photo: File,
  { when, where }: Pick<FileRequirements, 'when' | 'where'>,
  { timeZone, here }: { timeZone: string; here: () => Promise<string> },
): Promise<TakenFacts> {
  if (!when && !where) return { takenAt: '', place: '' }
  const head = await photo
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const { at, point } = takenIn(new Uint8Array(head))
  const isNew = Math.abs(Date.now() - photo.lastModified) < JUST_NOW_MS
  const place = point ? placeText({ points: [point], metres: null }) : where && isNew ? await here() : ''
  return {
    takenAt: when ? at || wallClockIn(new Date(photo.lastModified), timeZone) : '',
    place: where ? place : '',
  }
}
