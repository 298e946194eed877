import { usePeriod } from '../../lib/use-period'
import { ChartSection } from '../../ui/staff/chart/ChartSection'
import { Picture } from '../../ui/staff/chart/Picture'
import { Change } from '../../ui/staff/Change'
import { Fact } from '../../ui/staff/Fact'
import { FactRow } from '../../ui/staff/FactRow'
import { PeriodPicker } from '../../ui/staff/PeriodPicker'
import { Piece, State } from './Piece'

const ROWS = [
  { name: 'Alumbrado', value: 12, share: 0.6 },
  { name: 'Baches', value: 6, share: 0.3 },
  { name: 'Poda', value: 2, share: 0.1 },
]
const KINDS = ['columns', 'bars', 'pie'] as const
const nothing = () => undefined

/** Pieces that statistics are made of. */
export function ChartPieces() {
  const period = usePeriod()
  return (
    <>
      <Piece name="PeriodPicker" wide>
        <State name="with its quick periods">
          <PeriodPicker period={period} />
        </State>
      </Piece>
      <Piece name="Fact · FactRow · Change">
        <State name="more than before, less than last year">
          <FactRow label="Resumen">
            <Fact label="Respuestas" value="1.284" main>
              <Change change={0.125} />
              <Change change={-0.04} with="lastYear" />
            </Fact>
          </FactRow>
        </State>
        <State name="as many as before">
          <dl>
            <Fact label="Por día" value="0">
              <Change change={0} />
            </Fact>
          </dl>
        </State>
      </Piece>
      <Piece name="ChartSection" wide>
        <State name="with its views and files">
          <ChartSection
            title="Motivo"
            number="20"
            summary="Alumbrado: 12"
            data={{ head: 'Opción', unit: 'respuestas', rows: ROWS }}
            pictures={['bars', 'pie']}
            fileName="motivo"
          />
        </State>
      </Piece>
      <Piece name="Picture" wide>
        {KINDS.map((kind) => (
          <State key={kind} name={kind}>
            <Picture
              kind={kind}
              labelledBy={`motivo-${kind}`}
              unit="respuestas"
              rows={ROWS}
              onOpen={nothing}
            />
          </State>
        ))}
      </Piece>
    </>
  )
}
