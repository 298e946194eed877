import { lazy, Suspense } from 'react'
import { asKind, countryOf } from '../../../domain/question-types/as-kind'
import { useEditor } from '../store/context'
import { focusLater, titleId } from '../store/element-ids'
import { indexOf } from '../store/form-index'
import { entryOf } from './palette'

const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }))

interface SlashPaletteProps {
  /** The question whose kind is chosen. */
  id: string
  anchor: HTMLElement
  onClose: () => void
}

/** What a question may be, opened by typing `/` into its empty title (EDIT-10, KIND-11). */
export function SlashPalette({ id, anchor, onClose }: SlashPaletteProps) {
  const { actions, store, newId } = useEditor()
  return (
    <Suspense fallback={null}>
      <Palette
        anchor={anchor}
        onClose={onClose}
        onPick={(entry) => {
          if (entry === 'grid') {
            const place = indexOf(store.get().form.secciones).questions.get(id)?.place
            return place && actions.addGrid(place)
          }
          const { kind, asks } = entryOf(entry)
          const country = countryOf(store.get().form)
          actions.question(id, (question) => ({ ...asKind(question, kind, country, newId), ...asks }))
          focusLater(titleId(id))
        }}
      />
    </Suspense>
  )
}
