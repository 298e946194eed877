import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { muniCoreAreas } from '../../../../data/staff/municore'
import { changeMuniCore } from '../../../../domain/form/incidents'
import { useEditor, useEditorState } from '../../store/context'
import { OutsideSelect } from '../OutsideSelect'

/** Which area of the management system gets the incidents (EDIT-15). */
export function IncidentArea() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const id = useEditorState(({ form }) => form.muniCore?.areaId ?? '')
  const municipalityPath = useEditorState(({ form }) => form.municipalityPath)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['municore-areas', municipalityPath],
    queryFn: () => muniCoreAreas(municipalityPath || undefined),
    staleTime: Infinity,
  })
  return (
    <OutsideSelect
      label={t('incidents.area.label')}
      help={t('incidents.area.help')}
      chosen={id === '' ? null : { id, name: nameOf(id, data) ?? t('incidents.area.unnamed', { id }) }}
      items={
        isFetching
          ? undefined
          : data?.map(({ areaId, areaDescripcion }) => ({ id: areaId, name: areaDescripcion }))
      }
      failed={isError && !isFetching}
      words={{
        loading: t('incidents.area.loading'),
        empty: t('incidents.area.empty'),
        failed: t('incidents.area.failed'),
        gone: t('incidents.area.gone'),
      }}
      onPick={(areaId) => store.edit((form) => changeMuniCore(form, { areaId }))}
      onRetry={() => void refetch()}
    />
  )
}

const nameOf = (id: string, areas: { areaId: string; areaDescripcion: string }[] | undefined) =>
  areas?.find(({ areaId }) => areaId === id)?.areaDescripcion
