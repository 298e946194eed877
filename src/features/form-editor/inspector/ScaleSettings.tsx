import { useTranslation } from 'react-i18next'
import { MAX_OF_SCALE, SCALE_LOOKS, scaleIn, scaleText } from '../../../domain/question-types/scale/look'
import { useEditor } from '../store/context'
import { SettingSelect } from './SettingSelect'
import { SettingText } from './SettingText'

interface ScaleSettingsProps {
  id: string
  formato: string
  onChange: (formato: string) => void
}

const upTo = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at))

/** The look of a scale, its numbers and the words at its ends (KIND-04). */
export function ScaleSettings({ id, formato, onChange }: ScaleSettingsProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const scale = scaleIn(formato)
  const owner = { kind: 'question', id } as const
  return (
    <>
      <SettingSelect
        label={t('setting.scaleLook')}
        value={scale.look}
        among={SCALE_LOOKS}
        nameOf={(look) => t(`scaleLook.${look}`)}
        disabled={readOnly}
        onChange={(look) => onChange(scaleText(scaleIn(scaleText({ ...scale, look }))))}
      />
      {scale.look === 'faces' ? null : (
        <>
          <SettingSelect
            label={t('setting.scaleFrom')}
            value={String(scale.from)}
            among={['0', '1']}
            nameOf={(number) => number}
            disabled={readOnly}
            onChange={(from) => onChange(scaleText({ ...scale, from: Number(from) }))}
          />
          <SettingSelect
            label={t('setting.scaleTo')}
            value={String(scale.to)}
            among={upTo(scale.from + 1, MAX_OF_SCALE)}
            nameOf={(number) => number}
            disabled={readOnly}
            onChange={(to) => onChange(scaleText({ ...scale, to: Number(to) }))}
          />
        </>
      )}
      <SettingText owner={owner} field="textoMinimo" label={t('setting.scaleLow')} />
      <SettingText owner={owner} field="textoMaximo" label={t('setting.scaleHigh')} />
    </>
  )
}
