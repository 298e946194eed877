import { Alert, Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { isForStrangers } from '../../../domain/form/options'
import { tableIdOf } from '../../../domain/tables/table'
import { tableRefIn, tableRefText } from '../../../domain/tables/table-ref'
import { useEditor, useEditorState } from '../store/context'
import { SettingSelect } from './SettingSelect'
import { useTables } from './use-tables'

interface TableSettingsProps {
  formato: string
  onChange: (formato: string) => void
}

/** The table of its municipality that a question picks from; it is chosen in its newest version (KIND-09). */
export function TableSettings({ formato, onChange }: TableSettingsProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const { municipalityPath, tables: data, isPending, refetch } = useTables()
  const isPublic = useEditorState(({ form }) => isForStrangers(form.opcionales))
  if (municipalityPath !== '' && isPending) return null
  if (!data)
    return municipalityPath === '' ? (
      <Alert severity="info">{t('table.areaFirst')}</Alert>
    ) : (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {t('table.again')}
          </Button>
        }
      >
        {t('table.failed')}
      </Alert>
    )
  const ref = tableRefIn(formato)
  const chosen = data.find((table) => tableIdOf(table) === ref?.table)
  const byId = new Map(data.map((table) => [tableIdOf(table), table]))
  const choose = (id: string): void => {
    const table = byId.get(id)
    if (table) onChange(tableRefText({ table: id, version: table.version }))
  }
  return (
    <>
      {data.length === 0 ? (
        <Alert severity="info">{t('table.none')}</Alert>
      ) : (
        <SettingSelect<string>
          label={t('table.label')}
          value={chosen && ref ? ref.table : ''}
          among={[...byId.keys()]}
          nameOf={(id) => {
            const { nombre = '', entradas = 0 } = byId.get(id) ?? {}
            return `${nombre} (${t('table.entries', { count: entradas })})`
          }}
          disabled={readOnly}
          onChange={choose}
        />
      )}
      {ref && !chosen ? <Alert severity="warning">{t('table.gone')}</Alert> : null}
      {chosen && isPublic && !chosen.publica ? <Alert severity="warning">{t('table.private')}</Alert> : null}
      {chosen && ref && chosen.version > ref.version ? (
        <Alert
          severity="info"
          action={
            readOnly ? undefined : (
              <Button color="inherit" onClick={() => choose(ref.table)}>
                {t('table.take')}
              </Button>
            )
          }
        >
          {t('table.newer')}
        </Alert>
      ) : null}
    </>
  )
}
