import { useState } from 'react'
import { uploadLogo } from '../../../data/staff/logo'
import { logoProblem, pictureType } from '../../../domain/files/header-image'
import { isDrawable, pictureBeginning } from '../../../lib/photo/picture-of-file'

/** Why a logo was refused. */
export type LogoProblem = 'imageType' | 'imageSize' | 'uploadFailed'

/** @returns its address, or why there is none */
async function sent(municipalityId: string, file: File): Promise<{ url: string } | LogoProblem> {
  try {
    const beginning = await pictureBeginning(file)
    const type = pictureType(beginning)
    const problem = logoProblem(file, beginning)
    if (problem === 'imageSize') return problem
    if (type === null || !(await isDrawable(file))) return 'imageType'
    return { url: await uploadLogo(municipalityId, file, type) }
  } catch {
    return 'uploadFailed'
  }
}

/**
 * Uploads the logo of a municipality. A file that is refused leaves the earlier logo.
 * @param onSending called with whether one is being uploaded
 * @param onLogo called with its address
 */
export function useLogo(
  municipalityId: string,
  onSending: (sends: boolean) => void,
  onLogo: (url: string) => void,
) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<LogoProblem | null>(null)
  const turn = (sends: boolean) => {
    setBusy(sends)
    onSending(sends)
  }
  const send = async (file: File) => {
    setProblem(null)
    turn(true)
    const outcome = await sent(municipalityId, file)
    turn(false)
    if (typeof outcome === 'string') return setProblem(outcome)
    onLogo(outcome.url)
  }
  return { busy, problem, send }
}
