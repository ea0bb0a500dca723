import { describe, expect, it } from 'vitest'
import { withoutBeginning } from './without-beginning'

describe('a topic without what is said before it', () => {
  it.each([
    'Falar em público e ansiedade',
    'Work and family conflict of nurses',
    'Study habits of medical students',
    'Research ethics in biobanks',
    'Trabalho remoto e produtividade',
    'Saber local e pesca artesanal',
    'O trabalho doméstico no Brasil',
    'El trabajo de las mujeres en la mina',
    'Bem-estar animal em aviários',
    'A ideia de nação em Gilberto Freyre',
    'Interest rates and housing prices',
    'O foco narrativo em Machado de Assis',
    'Project management in NGOs',
    'Como a pesquisa sobre vacinas é financiada',
    'Love and marriage in Jane Austen',
    'Mi pueblo y la sequía',
    'Title IX and college sports',
    'Desejo e poder em Foucault',
    'IA na educação',
    'Gosto musical e classe social',
    'Meu trabalho e minha família',
  ])('keeps %j whole', (topic) => expect(withoutBeginning(topic)).toBe(topic))

  it.each([
    ['Meu TCC vai ser sobre burnout em enfermeiros', 'burnout em enfermeiros'],
    ['Mi tesis va a tratar de burnout en enfermeros', 'burnout en enfermeros'],
    ['My dissertation will be about loneliness', 'loneliness'],
    ['oi, queria fazer meu tcc sobre depressão', 'depressão'],
    ['O tema do meu trabalho de conclusão de curso é evasão na EJA', 'evasão na EJA'],
    ['El título de mi trabajo de fin de grado será La mujer en el cine', 'La mujer en el cine'],
    ['For my thesis I want to study remote work', 'remote work'],
    ['Para o meu TCC eu queria falar sobre aleitamento materno', 'aleitamento materno'],
    ['Tengo que hacer un trabajo sobre el acoso escolar, gracias', 'el acoso escolar'],
    ["I'm doing my master's thesis on microplastics in rivers", 'microplastics in rivers'],
    ['Gostaria de saber se o home office aumenta a produtividade', 'o home office aumenta a produtividade'],
    ['My supervisor said I should look at noise in wards', 'noise in wards'],
  ])('takes the rest of %j off', (said, topic) => expect(withoutBeginning(said)).toBe(topic))
})
