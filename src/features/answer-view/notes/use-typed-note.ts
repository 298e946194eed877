import { randomText } from '../../../lib/random'
import { useCachedInput } from '../../../lib/use-cached-input'

const ID_LENGTH = 20

interface TypedNote {
  text: string
  /** The last try to save: the note may be stored although the response got lost. */
  tried: { id: string; texto: string } | null
}

const NOTHING: TypedNote = { text: '', tried: null }

/** A note that is being written: kept while somebody goes to another answer and comes back, until the session ends. */
export function useTypedNote(answerId: string) {
  const { typed, keep } = useCachedInput(['typed-note', answerId], () => NOTHING)
  return {
    text: typed.text,
    setText: (text: string) => keep({ ...typed, text }),
    /**
     * The id to save it with. The same words keep their id until they are known to be saved, so that the note is stored
     * once.
     */
    idFor: (texto: string): string => {
      const id = typed.tried?.texto === texto ? typed.tried.id : randomText(ID_LENGTH)
      keep({ ...typed, tried: { id, texto } })
      return id
    },
    forget: () => keep(NOTHING),
  }
}
