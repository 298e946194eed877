import { removeFormPicture, uploadFormPicture } from '../../../../data/staff/form-picture'
import { pictureType, type PictureProblem, type PictureType } from '../../../../domain/files/header-image'
import type { Form } from '../../../../domain/form/form'
import { isDrawable, pictureBeginning } from '../../../../lib/photo/picture-of-file'
import { createStore, type Store } from '../../../../lib/store'
import type { EditorStore } from '../../store/editor-store'

/** Where a form shows a picture. */
export interface PicturePlace {
  /** Tells it from the other places of the form. */
  key: string
  /** The address of the picture that is there; '' for none. */
  urlIn: (form: Form) => string
  withURL: (form: Form, url: string) => Form
  /** The form with another picture everywhere in place of one. */
  exchanged: (form: Form, from: string, to: string) => Form
  /** Whether a copy of this place shows the picture too. */
  isShownElsewhere: (form: Form, url: string) => boolean
  /** Why a file cannot be shown there. */
  problemOf: (file: File, beginning: Uint8Array) => PictureProblem | null
  /** The picture as it is sent. */
  prepared: (file: File, type: PictureType) => Promise<{ picture: Blob; type: PictureType }>
}

/** Why the last picture was not taken; the interface has a sentence for each. */
export type UploadProblem = PictureProblem | 'uploadFailed' | 'removeFailed'

export interface PictureUploadState {
  busy: 'sending' | 'removing' | null
  /** The part already sent, from 0 to 1. */
  part: number
  problem: UploadProblem | null
  /** Whether the last picture was uploaded. */
  uploaded: boolean
  /** The file that can be tried again. */
  file: File | null
}

export interface PictureUpload extends Store<PictureUploadState> {
  send: (file: File) => Promise<void>
  cancel: () => void
  /** Removes the picture from the form. */
  remove: () => Promise<void>
}

const IDLE: PictureUploadState = { busy: null, part: 0, problem: null, uploaded: false, file: null }

/**
 * Uploads and removes a picture of a form. Versions never change and keep showing their pictures, so a file is removed
 * only when it was uploaded here, never saved, and no copy shows it; undo then skips it.
 */
function createPictureUpload(store: EditorStore, place: PicturePlace): PictureUpload {
  const shown = createStore(IDLE)
  let sending: AbortController | null = null
  /** The pictures that no version shows yet: their paths by their addresses. */
  const unsaved = new Map<string, string>()
  const become = (change: Partial<PictureUploadState>): void => shown.set({ ...shown.get(), ...change })
  // A save whose response got lost may have stored the picture.
  store.on(() => {
    if (store.get().saving) unsaved.clear()
  })
  const exchange = (from: string, to: string): void => store.amend((form) => place.exchanged(form, from, to))
  /** The path of a picture that nothing needs once it is taken off here. */
  const pathToRemove = (url: string): string | undefined =>
    place.isShownElsewhere(store.get().form, url) ? undefined : unsaved.get(url)

  const show = (url: string, path: string): void => {
    const before = place.urlIn(store.get().form)
    const forgotten = pathToRemove(before)
    if (forgotten === undefined) store.edit((form) => place.withURL(form, url))
    else {
      exchange(before, url)
      unsaved.delete(before)
      // If the removal fails, an unused file stays.
      removeFormPicture(forgotten).catch(() => {})
    }
    unsaved.set(url, path)
  }

  async function send(file: File): Promise<void> {
    if (shown.get().busy) return
    const controller = new AbortController()
    sending = controller
    // From here on saving waits, because checking a large picture takes time.
    become({ ...IDLE, busy: 'sending', file })
    try {
      const beginning = await pictureBeginning(file)
      const type = pictureType(beginning)
      const problem = place.problemOf(file, beginning)
      if (problem === 'imageSize') return become({ ...IDLE, problem })
      if (type === null || !(await isDrawable(file))) return become({ ...IDLE, problem: 'imageType' })
      const prepared = await place.prepared(file, type)
      const { url, path } = await uploadFormPicture(store.get().form.id, prepared.picture, {
        type: prepared.type,
        signal: controller.signal,
        onProgress: (part) => sending === controller && become({ part }),
      })
      show(url, path)
      become({ ...IDLE, uploaded: true })
    } catch {
      become(controller.signal.aborted ? IDLE : { ...IDLE, problem: 'uploadFailed', file })
    } finally {
      sending = null
    }
  }

  async function remove(): Promise<void> {
    if (shown.get().busy) return
    const url = place.urlIn(store.get().form)
    const path = pathToRemove(url)
    if (path === undefined) {
      store.edit((form) => place.withURL(form, ''))
      return become(IDLE)
    }
    become({ ...IDLE, busy: 'removing' })
    try {
      await removeFormPicture(path)
      unsaved.delete(url)
      exchange(url, '')
      become(IDLE)
    } catch {
      become({ ...IDLE, problem: 'removeFailed' })
    }
  }

  return {
    get: shown.get,
    on: shown.on,
    send,
    remove,
    cancel: () => sending?.abort(),
  }
}

const uploads = new WeakMap<EditorStore, Map<string, PictureUpload>>()

function uploadsOf(store: EditorStore): Map<string, PictureUpload> {
  const known = uploads.get(store) ?? new Map<string, PictureUpload>()
  uploads.set(store, known)
  return known
}

/** The upload of a picture of the form that is edited; it goes on while other settings are shown. */
export function pictureUploadOf(store: EditorStore, place: PicturePlace): PictureUpload {
  const known = uploadsOf(store)
  const upload = known.get(place.key) ?? createPictureUpload(store, place)
  known.set(place.key, upload)
  return upload
}

/** The place whose picture is being sent or removed, if any: it would come too late for a version that is saved now. */
export const busyPlace = (store: EditorStore): string | undefined =>
  [...uploadsOf(store)].find(([, upload]) => upload.get().busy !== null)?.[0]

/** Stops what is being sent, because the editor is left. */
export const cancelUploads = (store: EditorStore): void =>
  uploadsOf(store).forEach((upload) => upload.cancel())
