import CalculatedIcon from '@mui/icons-material/CalculateOutlined'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../../../domain/form/listed-questions'
import { FormText } from '../../../lib/FormText'

interface ColumnTitleProps {
  column: ListColumn
  /** Whether long titles are cut off: then a picture before them says what stands behind them elsewhere. */
  isCut?: boolean
}

/** The title of a column, which says where the form works its answers out (LOGIC-11). */
export function ColumnTitle({ column, isCut = false }: ColumnTitleProps) {
  const { t } = useTranslation('staff')
  const title = <FormText of={column} field="titulo" />
  if (!column.calculada) return title
  const words = t('answers.columns.calculated')
  return isCut ? (
    <>
      <CalculatedIcon fontSize="inherit" titleAccess={words} sx={{ verticalAlign: '-0.125em', mr: 1 }} />
      {title}
    </>
  ) : (
    <>
      {title}
      {` (${words})`}
    </>
  )
}
