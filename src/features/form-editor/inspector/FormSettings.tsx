import { useTranslation } from 'react-i18next'
import { Target } from '../canvas/Target'
import { useEditorState } from '../store/context'
import { AreaPicker } from './AreaPicker'
import styles from './Inspector.module.css'
import { OptionsPanel } from './OptionsPanel'
import { SharePanel } from './SharePanel'
import { SignaturesPanel } from './SignaturesPanel'
import { Translations } from './Translations'

const FORM = { kind: 'form' } as const

/** What holds for the whole form: areas, options, link, signatures, other languages. */
export function FormSettings() {
  const { t } = useTranslation('editor')
  const signed = useEditorState(({ form }) => form.opcionales.digitalSignature)
  return (
    <div className={styles.groups}>
      <Target name="areas">
        <AreaPicker />
      </Target>
      <OptionsPanel />
      {signed ? <SignaturesPanel /> : null}
      <SharePanel />
      <div>
        <Translations
          texts={[
            { owner: FORM, field: 'titulo', label: t('form.words') },
            { owner: FORM, field: 'descripcion', label: t('form.descriptionWords'), multiline: true },
          ]}
        />
      </div>
    </div>
  )
}
