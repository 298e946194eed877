import { removeHeaderImage, uploadHeaderImage } from '../../../../data/staff/header-image'
import { pictureProblem, pictureType } from '../../../../domain/files/header-image'
import { isDrawable, pictureBeginning } from '../../../../lib/photo/picture-of-file'
import { createStore, type Store } from '../../../../lib/store'
import type { EditorStore } from '../../store/editor-store'

/** Why the last picture was not taken; the interface has a sentence for each. */
export type HeaderProblem = 'imageType' | 'imageSize' | 'uploadFailed' | 'removeFailed'

export interface HeaderUploadState {
  busy: 'sending' | 'removing' | null
  /** The part already sent, from 0 to 1. */
  part: number
  problem: HeaderProblem | null
  /** Whether the last picture was uploaded. */
  uploaded: boolean
  /** The file that can be tried again. */
  file: File | null
}

export interface HeaderUpload extends Store<HeaderUploadState> {
  send: (file: File) => Promise<void>
  cancel: () => void
  /** Removes the picture from the form. */
  remove: () => Promise<void>
}

const IDLE: HeaderUploadState = { busy: null, part: 0, problem: null, uploaded: false, file: null }

/**
 * Uploads and removes the picture above a form. Versions never change and keep showing their picture, so a file is
 * removed only when it was uploaded here and never saved; undo then skips it.
 */
function createHeaderUpload(store: EditorStore): HeaderUpload {
  const shown = createStore(IDLE)
  let sending: AbortController | null = null
  /** The pictures that no version shows yet: their paths by their addresses. */
  const unsaved = new Map<string, string>()
  const become = (change: Partial<HeaderUploadState>): void => shown.set({ ...shown.get(), ...change })
  // A save whose response got lost may have stored the picture.
  store.on(() => {
    const { saving, form } = store.get()
    if (saving) unsaved.delete(form.headerImageURL)
  })
  const exchange = (from: string, to: string): void =>
    store.amend((form) => (form.headerImageURL === from ? { ...form, headerImageURL: to } : form))

  const show = (url: string, path: string): void => {
    const before = store.get().form.headerImageURL
    const forgotten = unsaved.get(before)
    if (forgotten === undefined) store.edit((form) => ({ ...form, headerImageURL: url }))
    else {
      exchange(before, url)
      unsaved.delete(before)
      // If the removal fails, an unused file stays.
      removeHeaderImage(forgotten).catch(() => {})
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
      const problem = pictureProblem(file, beginning)
      if (problem === 'imageSize') return become({ ...IDLE, problem })
      if (type === null || !(await isDrawable(file))) return become({ ...IDLE, problem: 'imageType' })
      const { url, path } = await uploadHeaderImage(store.get().form.id, file, {
        type,
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
    const url = store.get().form.headerImageURL
    const path = unsaved.get(url)
    if (path === undefined) {
      store.edit((form) => ({ ...form, headerImageURL: '' }))
      return become(IDLE)
    }
    become({ ...IDLE, busy: 'removing' })
    try {
      await removeHeaderImage(path)
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

const uploads = new WeakMap<EditorStore, HeaderUpload>()

/** The upload of the picture of the form that is edited; it goes on while other settings are shown. */
export function headerUploadOf(store: EditorStore): HeaderUpload {
  const known = uploads.get(store) ?? createHeaderUpload(store)
  uploads.set(store, known)
  return known
}
