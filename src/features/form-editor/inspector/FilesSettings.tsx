import { useTranslation } from 'react-i18next'
import {
  CAPTIONS,
  fileRequirementsIn,
  fileRequirementsText,
  LISTED_KINDS,
  MAX_LISTED,
  type FileRequirements,
  type ListedKind,
} from '../../../domain/form/file-requirements'
import { useEditor } from '../store/context'
import { SettingSelect } from './SettingSelect'
import { SettingSwitch } from './SettingSwitch'

interface FilesSettingsProps {
  formato: string
  onChange: (formato: string) => void
}

const COUNTS = Array.from({ length: MAX_LISTED }, (_, at) => String(at + 1))

/** Which files are asked for, how many, and what is said of each (KIND-08). */
export function FilesSettings({ formato, onChange }: FilesSettingsProps) {
  const { t } = useTranslation('editor')
  const { readOnly: disabled } = useEditor()
  const asked = fileRequirementsIn(formato)
  const { kinds, least, most, captions, when, where } = asked
  const set = (change: Partial<FileRequirements>): void =>
    onChange(fileRequirementsText({ ...asked, ...change }))
  const toggle = (kind: ListedKind, on: boolean): void => {
    const next = LISTED_KINDS.filter((one) => (one === kind ? on : kinds.includes(one)))
    if (next.length > 0) set({ kinds: next })
  }
  const count = (name: 'least' | 'most', value: number, put: (chosen: number) => void) => (
    <SettingSelect
      label={t(`filesAsked.${name}`)}
      value={String(value)}
      among={COUNTS}
      nameOf={(number) => number}
      disabled={disabled}
      onChange={(chosen) => put(Number(chosen))}
    />
  )
  return (
    <>
      {LISTED_KINDS.map((kind) => (
        <SettingSwitch
          key={kind}
          label={t(`filesAsked.${kind}`)}
          checked={kinds.includes(kind)}
          // One of them stays.
          disabled={disabled || (kinds.length === 1 && kinds.includes(kind))}
          onChange={(on) => toggle(kind, on)}
        />
      ))}
      {count('least', least, (chosen) => set({ least: chosen, most: Math.max(chosen, most) }))}
      {count('most', most, (chosen) => set({ most: chosen, least: Math.min(chosen, least) }))}
      <SettingSelect
        label={t('filesAsked.captions')}
        value={captions}
        among={CAPTIONS}
        nameOf={(one) => t(`filesAsked.caption.${one}`)}
        disabled={disabled}
        onChange={(chosen) => set({ captions: chosen })}
      />
      {kinds.includes('photo') ? (
        <>
          <SettingSwitch
            label={t('filesAsked.when')}
            checked={when}
            disabled={disabled}
            onChange={(on) => set({ when: on })}
          />
          <SettingSwitch
            label={t('filesAsked.where')}
            help={t('filesAsked.whereHelp')}
            checked={where}
            disabled={disabled}
            onChange={(on) => set({ where: on })}
          />
        </>
      ) : null}
    </>
  )
}
