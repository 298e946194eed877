import { useSyncExternalStore } from 'react'
import { useEditor } from '../../store/context'
import { headerUploadOf, type HeaderUpload, type HeaderUploadState } from './header-upload'

/** The state of the upload of the picture above the form, and what can be done with it. */
export function useHeaderUpload(): { upload: HeaderUpload; state: HeaderUploadState } {
  const { store } = useEditor()
  const upload = headerUploadOf(store)
  return { upload, state: useSyncExternalStore(upload.on, upload.get) }
}
