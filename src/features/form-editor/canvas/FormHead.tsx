import type { SyntheticEvent } from 'react'
import { TitleCounter } from '../inspector/incidents/TitleCounter'
import { useEditor, useEditorState } from '../store/context'
import { selectInPlace } from '../store/select'
import { openArea } from '../store/open-area'
import { HeadPicture } from './HeadPicture'
import { StoreText } from './StoreText'
import styles from './Canvas.module.css'
import { Target } from './Target'
import type { CanvasTexts } from './texts'

const FORM = { kind: 'form' } as const

/** Title and description of the form (EDIT-01). */
export function FormHead({ t }: { t: CanvasTexts }) {
  const { store } = useEditor()
  const selected = useEditorState(({ selection }) => selection.kind === 'form')
  const select = (event: SyntheticEvent<HTMLElement>): void => selectInPlace(store, FORM, event)
  return (
    <div className={selected ? styles.headSelected : styles.head} onFocus={select} onClick={select}>
      <HeadPicture t={t} />
      <Target name="titulo">
        <StoreText
          owner={FORM}
          field="titulo"
          id="form-title"
          look="title"
          label={t('form.title')}
          placeholder={t('form.titlePlaceholder')}
        />
        <TitleCounter />
      </Target>
      <Target name="descripcion">
        <StoreText
          owner={FORM}
          field="descripcion"
          label={t('form.description')}
          placeholder={t('form.descriptionPlaceholder')}
          multiline
        />
      </Target>
      <button type="button" className={styles.settings} onClick={() => openArea(store, 'settings')}>
        {t('form.settings')}
      </button>
    </div>
  )
}
