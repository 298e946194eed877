import type { FormDefinition } from '../form-definition'
import { areaOf, VILLA_ALTA } from '../geography'
import { date, integer, multiple, single, text, time, yesNo } from '../questions'

/** Reclamo por alumbrado público: open to anybody, in five languages. */
export const STREET_LIGHTS: FormDefinition = {
  id: 'reclamo-alumbrado',
  titulo: {
    es: 'Reclamo por alumbrado público',
    en: 'Report a street light',
    ca: 'Avís d’enllumenat públic',
    pt: 'Reclamação de iluminação pública',
    gl: 'Aviso de iluminación pública',
    ek: 'Herri-argiteriaren abisua',
    ot: 'Avís d’enlumenatge public',
    ja: '街灯の不具合の届け出',
  },
  descripcion: {
    es: 'Cuéntenos qué luz no funciona y dónde está. Le daremos un código como constancia.',
    en: 'Tell us which light does not work and where it is. You get a code as proof.',
    ca: 'Expliqui’ns quin llum no funciona i on és. Li donarem un codi com a justificant.',
    pt: 'Diga-nos qual luz não funciona e onde está. Daremos um código como prova.',
    gl: 'Cóntenos que luz non funciona e onde está. Darémoslle un código como xustificante.',
    ek: 'Esaguzu zein argi dagoen hondatuta eta non dagoen. Kode bat emango dizugu egiaztagiri gisa.',
    ot: 'Digatz-nos quin lum fonciona pas e ont es. Vos donarem un còdi coma justificatiu.',
    ja: 'どの街灯がどこで点いていないかお知らせください。届け出の証明となるコードを発行します。',
  },
  area: areaOf(VILLA_ALTA, 'alumbrado'),
  labels: ['Vía pública'],
  options: ['publico', 'geolocalizacion'],
  states: {
    Recibido: ['En verificación', 'Rechazado'],
    'En verificación': ['En reparación', 'Rechazado'],
    'En reparación': ['Resuelto'],
    Resuelto: ['En reparación'],
    Rechazado: [],
  },
  incidentArea: '1104',
  createdBy: 'supervisor',
  createdDaysAgo: 230,
  edits: [{ by: 'supervisor', daysAgo: 195 }],
  share: 80,
  answeredBy: ['inspector.alumbrado', 'supervisor'],
  byCitizens: 0.85,
  sections: [
    {
      titulo: {
        es: 'El problema',
        en: 'The problem',
        ca: 'El problema',
        pt: 'O problema',
        gl: 'O problema',
        ek: 'Arazoa',
        ot: 'Lo problèma',
        ja: '不具合の内容',
      },
      questions: [
        single(
          {
            es: '¿Qué sucede con la luz?',
            en: 'What is wrong with the light?',
            ca: 'Què li passa al llum?',
            pt: 'O que acontece com a luz?',
            gl: 'Que lle pasa á luz?',
            ek: 'Zer gertatzen zaio argiari?',
            ot: 'Qué se passa amb lo lum?',
            ja: '街灯はどのような状態ですか。',
          },
          [
            { es: 'No enciende', en: 'It is off', ca: 'No s’encén', pt: 'Não acende', gl: 'Non acende', ek: 'Ez da pizten', ot: 'S’atuda pas', ja: '点灯しない' },
            { es: 'Parpadea', en: 'It flickers', ca: 'Parpelleja', pt: 'Pisca', gl: 'Pestanexa', ek: 'Keinuka dabil', ot: 'Parpelheja', ja: 'ちらつく' },
            { es: 'Queda encendida de día', en: 'It is on in daylight', ca: 'Es queda encès de dia', pt: 'Fica acesa de dia', gl: 'Queda acesa de día', ek: 'Egunez piztuta geratzen da', ot: 'Demòra alucat de jorn', ja: '昼間も点いている' },
            { es: 'Poste o artefacto dañado', en: 'Post or lamp damaged', ca: 'Pal o llum malmès', pt: 'Poste ou luminária danificada', gl: 'Poste ou luminaria danada', ek: 'Zutoina edo lanpara hondatuta', ot: 'Pal o lum damatjat', ja: '柱や灯具が壊れている' },
          ], // prettier-ignore
          { required: true, weights: [6, 2, 1, 2] },
        ),
        integer(
          {
            es: '¿Cuántas luces son?',
            en: 'How many lights?',
            ca: 'Quants llums són?',
            pt: 'Quantas luzes são?',
          },
          (l) => String(l.random.pick([1, 1, 1, 2, 3, 5])),
          { required: true },
        ),
        date(
          { es: '¿Desde qué día?', en: 'Since which day?', ca: 'Des de quin dia?', pt: 'Desde que dia?' },
          (l) => l.daysAgo(l.random.int(0, 12)),
        ),
        time(
          { es: '¿A qué hora se nota?', en: 'At what time is it noticed?' },
          (l) => l.at(l.random.int(19, 23), 0),
          {
            answered: 0.4,
          },
        ),
        yesNo(
          {
            es: '¿Hay cables sueltos o a la vista?',
            en: 'Are there loose wires?',
            ca: 'Hi ha cables solts?',
          },
          0.15,
          {
            required: true,
            hint: {
              es: 'Si los hay, no se acerque y avise también al 103.',
              en: 'If so, keep away and call 103 as well.',
              ca: 'Si n’hi ha, no s’hi acosti i avisi també al 103.',
            },
          },
        ),
      ],
    },
    {
      titulo: { es: 'El lugar', en: 'The place', ca: 'El lloc', pt: 'O lugar' },
      questions: [
        text(
          { es: 'Calle y altura', en: 'Street and number', ca: 'Carrer i número', pt: 'Rua e número' },
          (l) => l.place,
          {
            required: true,
          },
        ),
        text({ es: 'Referencia', en: 'Landmark', ca: 'Referència', pt: 'Referência' }, (l) =>
          l.random.pick([
            'Frente a la escuela',
            'En la esquina de la plaza',
            'Al lado del kiosco',
            'Parada de colectivo',
          ]),
        ),
        text({ es: 'Foto', en: 'Photo', ca: 'Foto', pt: 'Foto' }, () => 'El poste visto de cerca', {
          photo: true,
          answered: 0.25,
          hint: { es: 'De día se ve mejor el poste.', en: 'The post is easier to see in daylight.' },
        }),
      ],
    },
    {
      titulo: { es: 'Riesgos', en: 'Risks', ca: 'Riscos', pt: 'Riscos' },
      ask: {
        es: '¿Hay algo que debamos saber?',
        en: 'Anything we should know?',
        ca: 'Hi ha res que hàgim de saber?',
      },
      weights: [1, 1],
      conditions: [
        {
          when: {
            es: 'Hubo un robo o un accidente',
            en: 'There was a theft or an accident',
            ca: 'Hi va haver un robatori o un accident',
          },
          questions: [
            date({ es: 'Fecha del hecho', en: 'Date', ca: 'Data' }, (l) => l.daysAgo(l.random.int(1, 20)), {
              required: true,
            }),
            text(
              { es: '¿Qué pasó?', en: 'What happened?', ca: 'Què va passar?' },
              () => 'Un ciclista no vio el cordón y se cayó.',
            ),
          ],
        },
        {
          when: {
            es: 'Circulan niños o personas mayores',
            en: 'Children or elderly people pass by',
            ca: 'Hi passen infants o gent gran',
          },
          questions: [
            multiple({ es: '¿Qué hay cerca?', en: 'What is near?', ca: 'Què hi ha a prop?' }, [
              { es: 'Escuela', en: 'School', ca: 'Escola' },
              { es: 'Centro de salud', en: 'Health centre', ca: 'Centre de salut' },
              { es: 'Plaza', en: 'Square', ca: 'Plaça' },
              { es: 'Club', en: 'Sports club', ca: 'Club' },
            ]),
          ],
        },
      ],
    },
    {
      titulo: { es: 'Cómo avisarle', en: 'How to reach you', ca: 'Com avisar-lo', pt: 'Como avisar você' },
      descripcion: {
        es: 'Si prefiere no dejar sus datos, igual tomamos el reclamo.',
        en: 'You may leave this blank.',
      },
      questions: [
        text(
          { es: 'Nombre', en: 'Name', ca: 'Nom', pt: 'Nome' },
          (l) => `${l.person.nombre} ${l.person.apellido}`,
        ),
        text({ es: 'Teléfono', en: 'Phone', ca: 'Telèfon', pt: 'Telefone' }, (l) => l.someone().telefono, {
          repetible: true,
        }),
      ],
    },
  ],
}
