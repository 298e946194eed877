import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { date, multiple, single, text, yesNo } from '../questions'
import type { Words } from '../words'

const SCALE: Words[] = [
  { es: 'Muy buena', en: 'Very good', ca: 'Molt bona', pt: 'Muito boa', gl: 'Moi boa', ek: 'Oso ona', ot: 'Plan bona', ja: 'とても良い' },
  { es: 'Buena', en: 'Good', ca: 'Bona', pt: 'Boa', gl: 'Boa', ek: 'Ona', ot: 'Bona', ja: '良い' },
  { es: 'Regular', en: 'Fair', ca: 'Regular', pt: 'Regular', gl: 'Regular', ek: 'Erdipurdikoa', ot: 'Mejana', ja: '普通' },
  { es: 'Mala', en: 'Poor', ca: 'Dolenta', pt: 'Ruim', gl: 'Mala', ek: 'Txarra', ot: 'Marrida', ja: '悪い' },
] // prettier-ignore
const rate = (titulo: Words) => single(titulo, SCALE, { required: true, weights: [4, 5, 2, 1] })

/** Encuesta de satisfacción: open to anybody, without states, in every language offered. */
export const SATISFACTION: FormDefinition = {
  id: 'encuesta-satisfaccion',
  titulo: {
    es: 'Encuesta de satisfacción',
    en: 'Satisfaction survey',
    ca: 'Enquesta de satisfacció',
    pt: 'Pesquisa de satisfação',
    gl: 'Enquisa de satisfacción',
    ek: 'Gogobetetze-inkesta',
    ot: 'Enquèsta de satisfaccion',
    ja: '満足度アンケート',
  },
  descripcion: {
    es: 'Dos minutos para contarnos cómo lo atendimos. Es anónima.',
    en: 'Two minutes to tell us how we served you. It is anonymous.',
    ca: 'Dos minuts per explicar-nos com l’hem atès. És anònima.',
    pt: 'Dois minutos para contar como foi o atendimento. É anônima.',
    gl: 'Dous minutos para contarnos como o atendemos. É anónima.',
    ek: 'Bi minutu zure arreta nolakoa izan den esateko. Anonimoa da.',
    ot: 'Doas minutas per nos dire coma vos avèm recebut. Es anonima.',
    ja: '窓口の対応についてお聞かせください。二分ほどの匿名アンケートです。',
  },
  area: areaOf(VILLA_ALTA, 'atencion'),
  options: ['publico'],
  createdBy: 'duplicador',
  createdDaysAgo: 210,
  share: 42,
  answeredBy: ['duplicador'],
  byCitizens: 0.97,
  sections: [
    {
      titulo: {
        es: 'Su visita',
        en: 'Your visit',
        ca: 'La seva visita',
        pt: 'Sua visita',
        gl: 'A súa visita',
        ek: 'Zure bisita',
        ot: 'Vòstra visita',
        ja: 'ご来庁について',
      },
      questions: [
        date({ es: '¿Qué día vino?', en: 'Which day did you come?', ca: 'Quin dia va venir?' }, (l) =>
          l.daysAgo(l.random.int(0, 4)),
        ),
        multiple(
          {
            es: '¿Qué vino a hacer?',
            en: 'What did you come for?',
            ca: 'Què va venir a fer?',
            pt: 'O que veio fazer?',
          },
          [
            { es: 'Pagar una tasa', en: 'Pay a charge', ca: 'Pagar una taxa', pt: 'Pagar uma taxa' },
            { es: 'Pedir un turno', en: 'Book an appointment', ca: 'Demanar hora', pt: 'Marcar horário' },
            {
              es: 'Iniciar un trámite',
              en: 'Start a procedure',
              ca: 'Iniciar un tràmit',
              pt: 'Iniciar um processo',
            },
            {
              es: 'Hacer un reclamo',
              en: 'Make a complaint',
              ca: 'Fer una queixa',
              pt: 'Fazer uma reclamação',
            },
          ],
          { required: true },
        ),
        rate({
          es: 'La atención recibida fue',
          en: 'The service was',
          ca: 'L’atenció va ser',
          pt: 'O atendimento foi',
        }),
        rate({
          es: 'La claridad de la explicación fue',
          en: 'The explanation was',
          ca: 'La claredat de l’explicació va ser',
        }),
        single(
          { es: '¿Cuánto esperó?', en: 'How long did you wait?', ca: 'Quant va esperar?' },
          [
            { es: 'Menos de 10 minutos', en: 'Under 10 minutes', ca: 'Menys de 10 minuts' },
            { es: 'De 10 a 30 minutos', en: '10 to 30 minutes', ca: 'De 10 a 30 minuts' },
            { es: 'Más de media hora', en: 'Over half an hour', ca: 'Més de mitja hora' },
          ],
          { required: true },
        ),
        yesNo(
          {
            es: '¿Pudo resolver lo que necesitaba?',
            en: 'Did you get it done?',
            ca: 'Ho va poder resoldre?',
          },
          0.75,
          {
            required: true,
          },
        ),
      ],
    },
    {
      titulo: { es: 'Para mejorar', en: 'To improve', ca: 'Per millorar', pt: 'Para melhorar' },
      questions: [
        text(
          { es: '¿Qué deberíamos cambiar?', en: 'What should we change?', ca: 'Què hauríem de canviar?' },
          (l) =>
            l.random.pick([
              'Más cajas los lunes.',
              'Que se pueda sacar turno por internet.',
              'Nada, me atendieron muy bien.',
              'Los carteles no indican dónde es el trámite.',
              'La rampa de entrada es muy empinada.',
            ]),
          { answered: 0.5 },
        ),
      ],
    },
  ],
}
