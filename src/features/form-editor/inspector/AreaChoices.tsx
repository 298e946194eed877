import { Alert, Button, Checkbox, FormControlLabel, Skeleton } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { setAreas } from '../../../domain/form/edit-areas'
import type { TownBranch } from '../../../domain/calls/get-lista-paises'
import { StatusTag } from '../../../ui/staff/StatusTag'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { useMunicipality } from './geography'
import styles from './Inspector.module.css'

/** The areas of a municipality to tick; the first one decides about the form. */
export function AreaChoices({ municipalityPath }: { municipalityPath: string }) {
  const { t } = useTranslation('editor')
  const { status, list } = useMunicipality(municipalityPath)
  const [municipality] = list
  if (status === 'loading') return <Skeleton variant="rounded" height={120} />
  if (!municipality) return <Alert severity="error">{t('areas.failed.areas')}</Alert>
  return (
    <>
      <p className={styles.help}>{t('areas.help', { municipality: municipality.nombre })}</p>
      <Choices municipality={municipality} />
    </>
  )
}

function Choices({ municipality }: { municipality: TownBranch }) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const chosen = useEditorState(({ form }) => form.areas, sameItems)
  const { areas } = municipality
  const set = (paths: string[]): void => {
    const found = paths.flatMap((path) => areas.find((area) => area.path === path) ?? [])
    store.edit((form) => setAreas(form, { ...municipality, areas: areas.map(({ path }) => path) }, found))
  }
  const [first] = chosen
  return (
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
  )
}
