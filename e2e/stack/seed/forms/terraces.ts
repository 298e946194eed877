import type { FormDefinition } from '../form-definition'
import { areaOf, MONTCLAR } from '../geography'
import { check, date, decimal, integer, link, single, text, time } from '../questions'

/** Licencia de terraza: the staff form of the Spanish municipality. */
export const TERRACES: FormDefinition = {
  id: 'control-terrazas',
  titulo: { es: 'Control de terrazas', ca: 'Control de terrasses', en: 'Pavement café check' },
  descripcion: {
    es: 'Comprobación de la superficie y del horario autorizados.',
    ca: 'Comprovació de la superfície i de l’horari autoritzats.',
    en: 'Check of the surface and hours allowed.',
  },
  area: areaOf(MONTCLAR, 'comercio'),
  labels: ['Vía pública'],
  states: { Abierta: ['Conforme', 'Requerida'], Requerida: ['Conforme'], Conforme: [] },
  createdBy: 'supervisor.montclar',
  createdDaysAgo: 195,
  share: 14,
  answeredBy: ['inspector.montclar', 'supervisor.montclar'],
  sections: [
    {
      titulo: { es: 'Establecimiento', ca: 'Establiment' },
      questions: [
        text(
          { es: 'Nombre comercial', ca: 'Nom comercial' },
          (l) => l.random.pick(['Bar de la Plaça', 'Cal Ton', 'El Rebost']),
          {
            required: true,
          },
        ),
        text({ es: 'Dirección', ca: 'Adreça' }, (l) => l.place, { required: true }),
        date({ es: 'Fecha de la licencia', ca: 'Data de la llicència' }, (l) =>
          l.daysAgo(l.random.int(90, 900)),
        ),
        link({ es: 'Ficha del censo', ca: 'Fitxa del cens' }, () => 'https://montclar.example/cens/locals'),
      ],
    },
    {
      titulo: { es: 'Comprobación', ca: 'Comprovació' },
      questions: [
        integer({ es: 'Mesas', ca: 'Taules' }, (l) => String(l.random.int(2, 16)), { required: true }),
        decimal(
          { es: 'Superficie ocupada (m²)', ca: 'Superfície ocupada (m²)' },
          (l) => `${l.random.int(6, 48)},5`,
          {
            required: true,
          },
        ),
        time({ es: 'Hora de cierre', ca: 'Hora de tancament' }, (l) => l.at(l.random.int(21, 23), 30)),
        check({ es: 'Paso libre de 1,80 m', ca: 'Pas lliure d’1,80 m' }, { required: true }),
        check({ es: 'Mobiliario recogido', ca: 'Mobiliari recollit' }),
        single({ es: 'Resultado', ca: 'Resultat' }, ['Conforme', 'A subsanar'], { required: true }),
      ],
    },
  ],
}
