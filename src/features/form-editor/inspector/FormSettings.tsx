import { useTranslation } from 'react-i18next'
import { Target } from '../canvas/Target'
import { useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import { AreaPicker } from './AreaPicker'
import styles from './Inspector.module.css'
import { OptionsPanel } from './OptionsPanel'
import { SharePanel } from './SharePanel'
import { MentionPicker } from '../rules/MentionPicker'
import { Translations } from './Translations'

const FORM = { kind: 'form' } as const

/** Settings of the whole form: areas, options, link, other languages. */
export function FormSettings() {
  const { t } = useTranslation('editor')
  const withVoucher = useEditorState(({ form }) => form.opcionales.customizedVoucher)
  const asks = useEditorState(({ form }) => indexOf(form.secciones).questions.size > 0)
  return (
    <div className={styles.groups}>
      <Target name="areas">
        <AreaPicker />
      </Target>
      <OptionsPanel />
      <SharePanel />
      {asks ? <MentionPicker owner={FORM} own="form" /> : null}
      <div>
        <Translations
          texts={[
            { owner: FORM, field: 'titulo', label: t('form.words') },
            { owner: FORM, field: 'descripcion', label: t('form.descriptionWords'), multiline: true },
            ...(withVoucher
              ? [{ owner: FORM, field: 'customizedVoucherText', label: t('voucher.label'), multiline: true }]
              : []),
          ]}
        />
      </div>
    </div>
  )
}
