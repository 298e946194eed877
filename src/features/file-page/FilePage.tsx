import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { recheckFile } from '../../data/staff/recheck-file'
import { readFile } from '../../data/staff/uploader'
import { shownName } from '../../domain/files/file-page'
import { FilesFrom } from '../../lib/files'
import { useTitle } from '../../lib/title'
import { PageHeader } from '../../ui/staff/PageHeader'
import { StoredFile } from './StoredFile'

/**
 * /archivo/{folder}/{formId}/{name}: one file, for people who may read its answer (SEC-05). Workbooks and PDFs lead
 * here.
 */
export function FilePage() {
  const { t } = useTranslation('staff')
  const { folder = '', formId = '', file = '' } = useParams()
  const [params] = useSearchParams()
  const path = `${folder}/${formId}/${file}`
  const name = shownName(params.get('nombre') ?? '', file)
  useTitle(name, t('file.title'))
  return (
    <FilesFrom key={path} read={readFile} recheck={() => recheckFile({ path, answerId: null })}>
      <PageHeader title={<bdi>{name}</bdi>} />
      <StoredFile path={path} name={name} />
    </FilesFrom>
  )
}
