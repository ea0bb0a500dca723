import { findConcept } from '@/lib/core/concepts/glossary'
import { populationsNamed } from '@/lib/core/evidence/study-settings'

const ofAGroup =
  /^(.{3,}) (?:of|among|in|de|do|da|dos|das|entre|em|en|del) (?:the |os |as |los |las |la )?(\S+(?: \S+){0,2})$/i
const joining = /(?:^| )(?:of|among|in|de|do|da|dos|das|entre|em|en|del) /i

/**
 * "burnout of public servants" measures burnout; the servants are whom it is measured on. A name stays whole where it is known as such ("training of teachers"), or where
 * what stands before the group is not known. Never throws.
 */
export function withoutGroup(name: string): string {
  const [, thing = '', group = ''] = ofAGroup.exec(name) ?? []
  if (thing === '' || joining.test(group) || findConcept(name) || !findConcept(thing)) return name
  return populationsNamed(group).length > 0 && populationsNamed(thing).length === 0 ? thing : name
}
