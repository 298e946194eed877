import { useEffect, useSyncExternalStore } from 'react'
import type { QuestionPath } from '../../domain/answer/path'
import { useForm } from '../context'

/** The address of a listed picture or sound on this page, as soon as the device or the store has it; null before. */
export function usePreview(path: QuestionPath, stored: string, isSending: boolean): string | null {
  const { uploads } = useForm().answering
  const address = useSyncExternalStore(
    (listener) => uploads.on(path, 'imagen', listener),
    () => uploads.preview(path, stored),
  )
  const isMissing = !address && !isSending
  useEffect(() => {
    if (isMissing) void uploads.fetchPreview(path, stored)
  }, [uploads, path, stored, isMissing])
  return address
}
