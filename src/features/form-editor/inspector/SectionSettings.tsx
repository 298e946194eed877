import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  hasContent,
  SECTION_KINDS,
  sectionKind,
  switchSection,
  type SectionKind,
} from '../../../domain/form/edit-sections'
import { isOthersPart } from '../../../domain/form/second-person'
import type { Section } from '../../../domain/form/section'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { MentionPicker } from '../rules/MentionPicker'
import { SectionRules } from '../rules/SectionRules'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import { AssociatedArea } from './AssociatedArea'
import styles from './Inspector.module.css'
import { SecondPersonSettings } from './SecondPersonSettings'
import { SettingSwitch } from './SettingSwitch'
import { Translations } from './Translations'

const shown = (section: Section) => ({
  kind: sectionKind(section),
  full: hasContent(section),
  repetible: section.repetible,
  vacant: section.puedeEstarVacia,
  required: section.required,
  area: section.areaAsociada?.nombre ?? '',
  isOthers: isOthersPart(section),
  mostrarSi: section.mostrarSi,
  filas: section.filas,
  minimo: section.minimo,
  maximo: section.maximo,
  validaciones: section.validaciones,
})
const NOTHING = {
  kind: 'simple' as const,
  full: false,
  repetible: false,
  vacant: false,
  required: false,
  area: '',
  isOthers: false,
  ...{ mostrarSi: '', filas: '', minimo: '', maximo: '', validaciones: [] },
}

/** Labels of two lines keep their distance, and their first line is beside the mark. */
const CHOICE = { alignItems: 'flex-start', py: 0.5, '& .MuiFormControlLabel-label': { pt: 2 } }

/** How a section asks, and its extras (EDIT-07, EDIT-08). */
export function SectionSettings({ id }: { id: string }) {
  const { t } = useTranslation('editor')
  const { actions, readOnly } = useEditor()
  const section = useEditorState(({ form }) => {
    const found = indexOf(form.secciones).sections.get(id)
    return found ? shown(found) : NOTHING
  }, sameItems)
  const [wanted, setWanted] = useState<SectionKind | null>(null)
  const owner = { kind: 'section', id } as const

  const become = (kind: SectionKind): void => actions.section(id, (found) => switchSection(found, kind))
  const choose = (kind: SectionKind): void => {
    const wipes = (kind === 'simple') !== (section.kind === 'simple')
    if (wipes && section.full) setWanted(kind)
    else become(kind)
  }
  return (
    <div className={styles.fields}>
      <FormControl disabled={readOnly}>
        <FormLabel id="section-kind">{t('sectionKind.label')}</FormLabel>
        <RadioGroup
          aria-labelledby="section-kind"
          value={section.kind}
          onChange={(_, value) => {
            const kind = SECTION_KINDS.find((one) => one === value)
            if (kind) choose(kind)
          }}
        >
          {SECTION_KINDS.map((kind) => (
            <FormControlLabel
              key={kind}
              value={kind}
              control={<Radio />}
              label={t(`sectionKind.${kind}`)}
              sx={CHOICE}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {section.kind === 'simple' ? (
        <SettingSwitch
          label={t('setting.sectionRepeats')}
          help={t('settingHelp.sectionRepeats')}
          checked={section.repetible}
          disabled={readOnly}
          onChange={(repetible) =>
            actions.section(id, (found) => ({
              ...found,
              repetible,
              puedeEstarVacia: repetible && found.puedeEstarVacia,
            }))
          }
        />
      ) : (
        <SettingSwitch
          label={t('setting.sectionRequired')}
          help={t('settingHelp.sectionRequired')}
          checked={section.required}
          disabled={readOnly}
          onChange={(required) => actions.section(id, (found) => ({ ...found, required }))}
        />
      )}
      {section.kind === 'simple' && section.repetible ? (
        <SettingSwitch
          label={t('setting.sectionVacant')}
          help={t('settingHelp.sectionVacant')}
          checked={section.vacant}
          disabled={readOnly}
          onChange={(puedeEstarVacia) => actions.section(id, (found) => ({ ...found, puedeEstarVacia }))}
        />
      ) : null}
      <AssociatedArea
        value={section.area}
        onChange={(nombre) =>
          actions.section(id, (found) => ({ ...found, areaAsociada: nombre ? { nombre } : null }))
        }
      />
      <SecondPersonSettings id={id} />
      <h3 className={styles.subheading}>{t('rules.title')}</h3>
      <SectionRules id={id} rules={section} />
      <MentionPicker owner={owner} own={id} />
      <Translations
        texts={[
          { owner, field: 'titulo', label: t('section.words') },
          { owner, field: 'descripcion', label: t('section.descriptionWords'), multiline: true },
          ...(section.isOthers ? [{ owner, field: 'otraPersona', label: t('secondPerson.who') }] : []),
          ...section.validaciones.map((check, at) => ({
            owner: { kind: 'sectionCheck', section: id, id: check.id } as const,
            ...{ field: 'mensaje', label: t('rules.checkMessage', { number: at + 1 }), multiline: true },
          })),
          ...(section.kind === 'simple'
            ? []
            : [{ owner, field: 'conditionalQuestion', label: t('section.conditionalQuestionWords') }]),
        ]}
      />
      <ConfirmDialog
        open={wanted !== null}
        title={t('sectionKind.confirmTitle')}
        confirmLabel={t('sectionKind.confirm')}
        destructive
        onClose={() => setWanted(null)}
        onConfirm={() => {
          if (wanted) become(wanted)
          setWanted(null)
        }}
      >
        {t('sectionKind.confirmText')}
      </ConfirmDialog>
    </div>
  )
}
