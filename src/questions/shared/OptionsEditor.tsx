import { addOption, changeOption, moveOption, removeOption } from '../../domain/form/edit-options'
import { withText } from '../../domain/form/edit-texts'
import { newOption } from '../../domain/form/factory'
import type { EditorProps } from '../editor-props'
import { OptionRow } from './OptionRow'
import styles from './OptionsEditor.module.css'
import { OptionsPreview } from './OptionsPreview'

const optionId = (id: string): string => `option-${id}`
const focusLater = (id: string | undefined): void => {
  if (id !== undefined) requestAnimationFrame(() => document.getElementById(optionId(id))?.focus())
}

interface OptionsEditorProps extends EditorProps {
  mark: 'one' | 'several' | 'rank'
}

/**
 * The options of a choice, edited in place (EDIT-10). Enter adds the next one, a list pasted with line breaks
 * becomes one option per line.
 */
export function OptionsEditor({ question, active, mark, ...editing }: OptionsEditorProps) {
  const { t, newId, change, onRemoveOption, endGroup } = editing
  const { opciones } = question
  if (!active) return <OptionsPreview mark={mark} options={opciones} t={t} />

  const addAfter = (position: number, texts: string[]): void => {
    const added = texts.map((texto) => newOption(newId, texto))
    change((current) => added.reduce((next, option, n) => addOption(next, option, position + 1 + n), current))
    focusLater(added.at(-1)?.id)
  }
  const remove = (id: string, position: number): void =>
    onRemoveOption(id, () => {
      change((current) => removeOption(current, id))
      focusLater((opciones[position - 1] ?? opciones[position + 1])?.id)
    })

  return (
    <div className={styles.editor}>
      <ol className={styles.list} aria-label={t('option.list')}>
        {opciones.map((option, position) => (
          <OptionRow
            key={option.id}
            id={optionId(option.id)}
            mark={mark}
            texto={option.texto}
            picture={option.imagenURL}
            number={position + 1}
            isLast={position === opciones.length - 1}
            t={t}
            onType={(texto) =>
              change(
                (current) => changeOption(current, option.id, (one) => withText(one, 'texto', 'es', texto)),
                optionId(option.id),
              )
            }
            onLeave={endGroup}
            onNext={(texts) => addAfter(position, texts)}
            onMove={(by) => change((current) => moveOption(current, option.id, position + by))}
            onRemove={() => remove(option.id, position)}
          />
        ))}
      </ol>
      <button type="button" className={styles.add} onClick={() => addAfter(opciones.length - 1, [''])}>
        {t('option.add')}
      </button>
    </div>
  )
}
