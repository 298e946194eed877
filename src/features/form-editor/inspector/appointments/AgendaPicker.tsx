import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { agendas } from '../../../../data/staff/turnero'
import { agendaOf } from '../../../../domain/form/appointments'
import { useEditor, useEditorState } from '../../store/context'
import { OutsideSelect } from '../OutsideSelect'

/** The agendas of the form's municipality, as the appointment system names them. */
export function AgendaPicker({ municipalityPath }: { municipalityPath: string }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const group = useEditorState(({ form }) => form.appointmentGroup ?? null)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['agendas', municipalityPath],
    queryFn: () => agendas(municipalityPath),
    staleTime: Infinity,
  })
  const pick = (id: string): void => {
    const picked = data?.groups.find((one) => one.id === id)
    if (!data || !picked) return
    const appointmentGroup = agendaOf(picked, data)
    store.edit((form) => ({ ...form, appointmentGroup }))
  }
  const name = group?.appointmentData.nombre ?? ''
  return (
    <OutsideSelect
      label={t('agenda.label')}
      help={t('agenda.help')}
      chosen={group ? { id: group.appointmentData.id, name } : null}
      items={isFetching ? undefined : data?.groups.map(({ id, nombre }) => ({ id, name: nombre }))}
      failed={isError && !isFetching}
      words={{
        loading: t('agenda.loading'),
        empty: t('agenda.empty'),
        failed: t('agenda.failed'),
        gone: t('agenda.gone', { name }),
      }}
      onPick={pick}
      onRetry={() => void refetch()}
    />
  )
}
