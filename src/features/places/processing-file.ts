import { pdfBlob } from '../../data/pdf-blob'
import { processingRecordOf, type GetProcessingRecordRequest } from '../../data/staff/processing-record'
import { CSV_START, csvLines } from '../../lib/csv'
import { downloadFile } from '../../lib/download-file'

/**
 * Downloads the record of processing of a municipality (OPS-09).
 * @param name of the file; how it ends says what it is
 * @throws DataError
 */
export async function downloadRecord(
  request: GetProcessingRecordRequest,
  name: `${string}.${'pdf' | 'csv'}`,
): Promise<void> {
  const { pdf, rows } = await processingRecordOf(request)
  const file = name.endsWith('.pdf')
    ? pdfBlob(pdf)
    : new Blob([CSV_START + csvLines(rows)], { type: 'text/csv;charset=utf-8' })
  downloadFile(file, name)
}
