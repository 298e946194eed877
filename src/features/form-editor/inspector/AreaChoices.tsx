import { Alert, Button, Checkbox, FormControlLabel, Skeleton } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setAreas } from '../../../domain/form/edit-areas'
import {
  leaveMunicipality,
  municipalitySettingsOf,
  type MunicipalitySetting,
} from '../../../domain/form/incidents'
import type { MunicipalityBranch } from '../../../domain/geography/tree'
import { StatusTag } from '../../../ui/staff/StatusTag'
import { sameItems, useEditor, useEditorState } from '../store/context'
import type { EditorState } from '../store/editor-store'
import { useMunicipality } from './geography'
import styles from './Inspector.module.css'
import { LostMunicipalitySettings } from './LostMunicipalitySettings'

/** The areas of a municipality to tick; the first one decides about the form. */
export function AreaChoices({ municipalityPath }: { municipalityPath: string }) {
  const { t } = useTranslation('editor')
  const { municipality, isPending } = useMunicipality(municipalityPath)
  if (isPending) return <Skeleton variant="rounded" height={120} />
  if (!municipality) return <Alert severity="error">{t('areas.failed')}</Alert>
  return (
    <>
      <p className={styles.help}>{t('areas.help', { municipality: municipality.nombre })}</p>
      <Choices municipality={municipality} />
    </>
  )
}

/** The municipality that the form belongs to, or belonged to before its last area was removed. */
const lastHome = ({ past, form }: EditorState): string | undefined =>
  [...past, form].findLast(({ municipalityPath }) => municipalityPath !== '')?.municipalityPath

function Choices({ municipality }: { municipality: MunicipalityBranch }) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const chosen = useEditorState(({ form }) => form.areas, sameItems)
  const { areas } = municipality
  const [left, setLeft] = useState<MunicipalitySetting[]>([])
  const set = (paths: string[]): void => {
    const found = paths.flatMap((path) => areas.find((area) => area.path === path) ?? [])
    const home = lastHome(store.get())
    const moves = found.length > 0 && home !== undefined && home !== municipality.path
    if (moves) setLeft(municipalitySettingsOf(store.get().form))
    store.edit((form) =>
      setAreas(
        moves ? leaveMunicipality(form) : form,
        { ...municipality, areas: areas.map(({ path }) => path) },
        found,
      ),
    )
  }
  const [first] = chosen
  return (
    <>
      <LostMunicipalitySettings settings={left} />
      <ul className={styles.areas} aria-label={t('areas.list')}>
        {areas.map(({ path, nombre }) => (
          <li key={path}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(path)}
                  disabled={readOnly}
                  onChange={(_, on) => set(on ? [...chosen, path] : chosen.filter((one) => one !== path))}
                />
              }
              label={nombre}
            />
            {path === first ? <StatusTag label={t('areas.main')} tone="primary" /> : null}
            {chosen.includes(path) && path !== first && !readOnly ? (
              <Button
                size="small"
                aria-label={t('areas.makeMainOf', { area: nombre })}
                onClick={() => set([path, ...chosen.filter((one) => one !== path)])}
              >
                {t('areas.makeMain')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  )
}
