import { useSyncExternalStore } from 'react'
import { useEditor } from '../../store/context'
import { headerUploadOf, type HeaderUpload, type HeaderUploadState } from './header-upload'

/** The picture above the form as it is being sent, and what can be done with it. */
export function useHeaderUpload(): { upload: HeaderUpload; state: HeaderUploadState } {
  const { store } = useEditor()
  const upload = headerUploadOf(store)
  return { upload, state: useSyncExternalStore(upload.on, upload.get) }
}
