import { expect, test } from 'vitest'
import { sampleSizeIn } from './counted-cases'

test.each([
  ['They were treated with 17beta-estradiol (1 mg/day) and norethisterone acetate', null],
  ['Patches of 50 microg per 24 h were worn for 12 weeks', null],
  ['Women aged 40 to 65 years with vasomotor complaints', null],
  ['Volunteers with serum estradiol levels < 20 pg/ml', null],
  ['A substudy at 19 US centers', 19],
  ['A dose of 600 mg per day was given to 48 patients at 3 clinics', 48],
  ['A total of 254 women were randomized to 0.10 mg (N = 86), 0.05 mg (N = 82), or placebo (N = 86)', 254],
  ['Of the men (n = 30) and women (n = 40) all were asked', 30],
  ['Fifty normal postmenopausal women were recruited and randomly treated with 1 mg/day', 50],
  ['Eight hundred twenty-two healthy women aged 40 to 65 years', 822],
  ['One hundred and sixty healthy volunteers with levels < 20 pg/ml at four centers', 160],
  ['A hundred nurses answered', 100],
  ['Participaram cento e vinte e cinco idosos, com doses de 500 mg', 125],
  ['Se encuestó a doscientos diez alumnos', 210],
  ['One of the studies compared two drugs', null],
  ['A new 7-day patch (Fem7 Combi) as therapy in menopausal women', null],
])('the cases of “%s” are %s', (text, size) => expect(sampleSizeIn(text)).toBe(size))
