import { MAX_SIGNATORY_LENGTH, type Signature } from '../domain/form/signature'
import { signaturePath } from '../domain/files/storage-path'
import type { Uploader } from '../domain/files/uploader'
import type { DeviceStore } from '../lib/device-store'
import { createNewest } from '../lib/newest'
import { randomText } from '../lib/random'
import { createListeners } from './listeners'
import { cutText } from '../domain/text/cut'
import { cleanText } from '../domain/text/clean'

const ID_LENGTH = 12
const ANY = 'any'

/** A signature being given: a name, and a picture drawn or uploaded. */
export interface SignatureState {
  names: string
  /** The picture on this device; null until drawn or chosen. */
  picture: Blob | null
  /** The picture of what is drawn or chosen is still being made. */
  isMaking: boolean
  /** Whether the picture was chosen from a file rather than drawn. */
  uploaded: boolean
  /** Lines as drawn, so that the pad can show them again and undo. */
  strokes: unknown[]
  /** Random name under which it was stored, and its path; '' until then. */
  imgID: string
  imgURL: string
  /** Whether its problem may be shown. */
  shown: boolean
}

/** What a draft keeps of a signature; the picture lies beside it on the device. */
export type SignatureDraft = Pick<SignatureState, 'names' | 'strokes' | 'uploaded' | 'imgID' | 'imgURL'>
export type SignatureFault = 'signatureName' | 'signatureMissing' | 'signatureEmpty'
export type Signatures = ReturnType<typeof createSignatures>

const EMPTY: SignatureState = {
  names: '',
  picture: null,
  isMaking: false,
  uploaded: false,
  strokes: [],
  imgID: '',
  imgURL: '',
  shown: false,
}

/** Most characters of a signatory's name (SIGN-02). */
export const MAX_NAME_LENGTH = MAX_SIGNATORY_LENGTH

/** A signature is given whole or not at all: picture and name (SIGN-02); where it must be given, whole. */
function faultOf(
  { names, picture, isMaking }: SignatureState,
  setting: Pick<Signature, 'typeOfSignature'> | undefined,
  isRequired: boolean,
): SignatureFault | null {
  const { length } = cleanText(names)
  if (picture || isMaking) return length === 0 || length > MAX_NAME_LENGTH ? 'signatureName' : null
  if (length === 0 && !isRequired) return null
  return setting?.typeOfSignature === 'upload' ? 'signatureMissing' : 'signatureEmpty'
}

/** DOM id of a signature's place, and the key of its problem. */
export const signatureKey = (index: number): string => `signature-${index}`
/** Name of its picture on the device; drafts that were carried over keep theirs under names of their own. */
export const pictureName = (index: number, prefix = ''): string => `${prefix}${signatureKey(index)}`

interface SignaturesContext {
  formId: string
  settings: Signature[]
  uploader: Uploader
  files: DeviceStore
  /** What the names of the pictures on the device begin with. */
  prefix?: string
  onChange: () => void
  /** Whether an answer cannot be saved without it. */
  isRequired?: (index: number) => boolean
  /** The answer that the pictures are for. */
  answerId: () => string
  /** What the citizen is called whom the answer is about; '' when not known. */
  citizenName?: () => string
}

/** Keeps the signatures of an answer outside React; pictures go to the store when the answer is saved (SIGN-04). */
export function createSignatures(context: SignaturesContext) {
  const { settings, files, prefix, onChange } = context
  let states: SignatureState[] = settings.map(() => EMPTY)
  const newest = settings.map(createNewest)
  const making = new Map<number, Promise<void>>()
  const listeners = createListeners()
  const isRequired = context.isRequired ?? (() => false)

  function change(index: number, part: Partial<SignatureState>): void {
    states = states.map((state, position) => (position === index ? { ...state, ...part } : state))
    listeners.tell(signatureKey(index))
    listeners.tell(ANY)
    // That a problem is shown is nothing to keep.
    if (Object.keys(part).some((field) => field !== 'shown')) onChange()
  }

  async function store(setting: Signature, index: number): Promise<Signature> {
    const state = states[index] ?? EMPTY
    if (!state.picture) return { ...setting, names: '', imgID: '', imgURL: '' }
    let { imgID, imgURL } = state
    if (imgURL === '') {
      imgID = randomText(ID_LENGTH)
      imgURL = signaturePath(context.formId, imgID)
      const facts = { answerId: context.answerId(), contentType: 'image/png' }
      await context.uploader.upload(imgURL, state.picture, facts)
      // If a new picture was drawn meanwhile, it is not stored yet.
      if (states[index]?.picture === state.picture) change(index, { imgID, imgURL })
    }
    return { ...setting, names: cleanText(state.names), imgID, imgURL }
  }

  /** The name that a first line suggests: a citizen who signs without a name is most likely the recipient. */
  function nameFor(index: number): Partial<SignatureState> {
    const { names } = states[index] ?? EMPTY
    const name = settings[index]?.tipeOfSignatory === 'citizen' ? (context.citizenName?.() ?? '') : ''
    return names === '' && name !== '' ? { names: cutText(name, MAX_NAME_LENGTH) } : {}
  }

  /** Takes a new picture; null takes it away. */
  function draw(index: number, picture: Blob | null, strokes: unknown[], uploaded = false): void {
    newest[index]?.begin()
    const name = pictureName(index, prefix)
    void (picture ? files.set(name, picture).catch(() => undefined) : files.remove(name))
    const given = { picture, strokes, uploaded, isMaking: false, imgID: '', imgURL: '' }
    change(index, { ...given, ...(picture && nameFor(index)) })
  }

  return {
    settings,
    isRequired,
    onAny: (listener: () => void) => listeners.on(ANY, listener),
    on: (index: number, listener: () => void) => listeners.on(signatureKey(index), listener),
    state: (index: number): SignatureState => states[index] ?? EMPTY,
    fault: (index: number): SignatureFault | null =>
      faultOf(states[index] ?? EMPTY, settings[index], isRequired(index)),
    rename: (index: number, names: string): void => change(index, { names }),
    leave: (index: number): void => change(index, { names: cleanText((states[index] ?? EMPTY).names) }),
    draw,
    /**
     * Takes a picture that is still being made of these lines. If another one is drawn or this one is taken away
     * meanwhile, it does not count any more.
     */
    make(index: number, picture: Promise<Blob | null>, strokes: unknown[], uploaded = false): void {
      draw(index, null, strokes, uploaded)
      const isNewest = newest[index]?.begin()
      change(index, { isMaking: true })
      const take = async () => {
        const blob = await picture.catch(() => null)
        // Without its picture neither a file nor a written name is left to show.
        if (isNewest?.())
          draw(index, blob, blob === null && uploaded ? [] : strokes, uploaded && blob !== null)
      }
      making.set(index, take())
    },
    /** Resolves once every picture is made. */
    async settle(): Promise<void> {
      while (states.some(({ isMaking }) => isMaking)) await Promise.all(making.values())
    },
    /** The problems of all signatures; each shows its own from now on. */
    revealFaults(): { key: string; index: number; code: SignatureFault }[] {
      return states.flatMap((state, index) => {
        const code = faultOf(state, settings[index], isRequired(index))
        if (!code) return []
        change(index, { shown: true })
        return [{ key: signatureKey(index), index, code }]
      })
    },
    drafts: (): SignatureDraft[] =>
      states.map(({ names, strokes, uploaded, imgID, imgURL }) => ({
        names,
        strokes,
        uploaded,
        imgID,
        imgURL,
      })),
    async resume(drafts: readonly SignatureDraft[]): Promise<void> {
      await Promise.all(
        drafts.slice(0, states.length).map(async (draft, index) => {
          const picture = await files.get(pictureName(index, prefix))
          if (picture instanceof Blob) change(index, { ...draft, picture })
          // The page ended before the picture was made; drawn lines make it again.
          else change(index, { ...draft, uploaded: false, strokes: draft.uploaded ? [] : draft.strokes })
        }),
      )
    },
    /** Stores the pictures and gives the signatures as an answer keeps them; a stored picture is not sent again. */
    store: (): Promise<Signature[]> => Promise.all(settings.map(store)),
  }
}
