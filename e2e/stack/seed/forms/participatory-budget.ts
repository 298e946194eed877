import type { FormDefinition } from '../form-definition'
import { areaOf, MONTCLAR } from '../geography'
import { decimal, integer, multiple, single, text, yesNo } from '../questions'

/** Presupuestos participativos: the public form of the Spanish municipality. */
export const PARTICIPATORY_BUDGET: FormDefinition = {
  id: 'presupuestos-participativos',
  titulo: { es: 'Presupuestos participativos', ca: 'Pressupostos participatius', en: 'Participatory budget' },
  descripcion: {
    es: 'Proponga una mejora para su barrio. Se votan las que sean viables.',
    ca: 'Proposi una millora per al seu barri. Es voten les que siguin viables.',
    en: 'Propose an improvement for your neighbourhood. The feasible ones are voted.',
  },
  area: areaOf(MONTCLAR, 'participacion'),
  options: ['publico', 'limitResponses'],
  responsesCount: 500,
  states: { Presentada: ['Viable', 'No viable'], Viable: ['A votación'], 'No viable': [], 'A votación': [] },
  createdBy: 'supervisor.montclar',
  createdDaysAgo: 190,
  share: 14,
  answeredBy: ['supervisor.montclar'],
  byCitizens: 1,
  sections: [
    {
      titulo: { es: 'La propuesta', ca: 'La proposta', en: 'The proposal' },
      questions: [
        text(
          { es: 'Título', ca: 'Títol', en: 'Title' },
          (l) =>
            l.random.pick([
              'Más bancos en el paseo',
              'Carril bici al instituto',
              'Sombra en el parque infantil',
              'Fuente en la plaza',
            ]),
          { required: true },
        ),
        text(
          { es: 'Explicación', ca: 'Explicació', en: 'Explanation' },
          () => 'Falta un lugar donde descansar a mitad del recorrido, sobre todo para las personas mayores.',
          { required: true },
        ),
        multiple({ es: 'Ámbito', ca: 'Àmbit', en: 'Field' }, [
          { es: 'Movilidad', ca: 'Mobilitat', en: 'Mobility' },
          { es: 'Zonas verdes', ca: 'Zones verdes', en: 'Green areas' },
          { es: 'Cultura', ca: 'Cultura', en: 'Culture' },
          { es: 'Infancia', ca: 'Infància', en: 'Childhood' },
        ], { required: true }), // prettier-ignore
        single(
          { es: 'Barrio', ca: 'Barri', en: 'Neighbourhood' },
          ['Centre', 'Can Roca', 'El Pla', 'La Serra'],
          {
            required: true,
          },
        ),
        decimal(
          { es: 'Coste estimado (€)', ca: 'Cost estimat (€)', en: 'Estimated cost (€)' },
          (l) => `${l.random.int(2, 60)}500,00`,
          {
            answered: 0.5,
          },
        ),
      ],
    },
    {
      titulo: { es: 'Sobre usted', ca: 'Sobre vostè', en: 'About you' },
      questions: [
        yesNo({ es: '¿Vive en Montclar?', ca: 'Viu a Montclar?', en: 'Do you live in Montclar?' }, 0.95, {
          required: true,
        }),
        integer({ es: 'Edad', ca: 'Edat', en: 'Age' }, (l) => String(l.random.int(16, 84))),
        text({ es: 'Correo electrónico', ca: 'Correu electrònic', en: 'E-mail' }, (l) => l.person.email, {
          answered: 0.6,
        }),
      ],
    },
  ],
}
