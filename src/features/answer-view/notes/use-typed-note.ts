import { randomText } from '../../../lib/random'
import { useKept } from '../../../lib/use-kept'

const ID_LENGTH = 20

interface TypedNote {
  text: string
  /** What was tried to be saved last: it may be there after all, though nobody heard so. */
  tried: { id: string; texto: string } | null
}

const NOTHING: TypedNote = { text: '', tried: null }

/** A note that is being written: kept while somebody goes to another answer and comes back, until the session ends. */
export function useTypedNote(answerId: string) {
  const { typed, keep } = useKept(['typed-note', answerId], () => NOTHING)
  return {
    text: typed.text,
    setText: (text: string) => keep({ ...typed, text }),
    /** The id to save it with: the same words keep theirs until they are known to be saved, so that they stand once. */
    idFor: (texto: string): string => {
      const id = typed.tried?.texto === texto ? typed.tried.id : randomText(ID_LENGTH)
      keep({ ...typed, tried: { id, texto } })
      return id
    },
    forget: () => keep(NOTHING),
  }
}
