import { useSyncExternalStore } from 'react'
import { useEditor } from '../../store/context'
import {
  pictureUploadOf,
  type PicturePlace,
  type PictureUpload,
  type PictureUploadState,
} from './picture-upload'

/** The state of the upload of a picture of the form, and what can be done with it. */
export function usePictureUpload(place: PicturePlace): { upload: PictureUpload; state: PictureUploadState } {
  const { store } = useEditor()
  const upload = pictureUploadOf(store, place)
  return { upload, state: useSyncExternalStore(upload.on, upload.get) }
}
