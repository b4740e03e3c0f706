import type { SqlMutant } from './mutant.ts';

const COMPARISON = '20241101090050_comparison.sql';
const VERDICT = '20241101090650_verdict.sql';
const JUDGING = '20241101090700_judging.sql';

/** The faults of what is right (rules 3.3 and 12). */
export const COMPARISON_FAULTS: readonly SqlMutant[] = [
  {
    name: 'Answers keep their ligatures (rule 3.3)',
    file: COMPARISON,
    from: "500), 'œ', 'oe')",
    to: "500), 'œ', 'œ')",
    tests: ['comparison'],
  },
  {
    name: 'Answers lose their digits (rule 3.3)',
    file: COMPARISON,
    from: "'[^a-z0-9]', '', 'g')\n$$",
    to: "'[^a-z]', '', 'g')\n$$",
    tests: ['comparison'],
  },
  {
    name: 'An s between two vowels and two are one sound (rule 12.1)',
    file: COMPARISON,
    from: '(?:(?<! (?:pwa|de|kU|ba|ka|ru|dU|tre|se|be))z|z(?!(?:O|er|I|in|e)? ))',
    to: 'z',
    tests: ['comparison'],
  },
  {
    name: 'One sound is enough (rule 12.1)',
    file: COMPARISON,
    from: 'char_length(word) < 3 or char_length(key) < 2',
    to: 'char_length(word) < 2',
    tests: ['comparison'],
  },
  {
    name: 'Numbers are added up (rule 12.2)',
    file: COMPARISON,
    from: "'#10 #([789])(?= )', '#1\\1'",
    to: "'#\\d+ #([789])(?= )', '#1\\1'",
    tests: ['comparison'],
  },
  {
    name: 'A sentence is turned round (rule 12.3)',
    file: COMPARISON,
    from: 'le, la, les, l, un,',
    to: 'le, la, les, l, pas, n, un,',
    tests: ['comparison'],
  },
  {
    name: "A question's negation is passed over (rule 12.3)",
    file: COMPARISON,
    from: '{n, ne, ni, pas,',
    to: '{n, ne, ni,',
    tests: ['comparison'],
  },
  {
    name: 'One word of a list is enough (rule 12.4)',
    file: COMPARISON,
    from: 'private.word_forms(kept) || private.word_forms(beyond)',
    to: 'private.word_forms(kept) || private.word_forms(beyond[1:1])',
    tests: ['comparison'],
  },
  {
    name: 'One consonant for another is one slip (rule 12.5)',
    file: VERDICT,
    from: 'then 1 else 2 end);',
    to: 'then 1 else 1 end);',
    tests: ['verdicts'],
  },
  {
    name: 'What is made by hand is almost right (rule 12.5)',
    file: VERDICT,
    from: "if message is not null or answer !~ '[[:alpha:]]{2}' then",
    to: 'if message is not null then',
    tests: ['verdicts'],
  },
  {
    name: 'Slips count towards ten wrong answers (rule 12.5)',
    file: JUDGING,
    from: 'and wrong.enigme_id = day and not wrong.almost',
    to: 'and wrong.enigme_id = day',
    tests: ['verdicts'],
  },
  {
    name: 'Slips have no limit (rule 12.5)',
    file: JUDGING,
    from: '(almost, 60)',
    to: '(almost, 6000)',
    tests: ['verdicts'],
  },
  {
    name: 'A near miss is told whatever is wrong (rule 12.6)',
    file: VERDICT,
    from: 'near.enigme_id = day and private.has_form(answer, near.forms, fillers)',
    to: 'near.enigme_id = day',
    tests: ['verdicts'],
  },
  {
    name: 'A near miss of one day is told on all (rule 12.6)',
    file: VERDICT,
    from: 'near.enigme_id = day and private.has_form',
    to: 'private.has_form',
    tests: ['verdicts'],
  },
  {
    name: 'A near miss may be almost right (rule 12.6)',
    file: VERDICT,
    from: 'if message is not null or answer !~',
    to: 'if answer !~',
    tests: ['verdicts'],
  },
  {
    name: 'An answer in digits is never right (rule 12.2)',
    file: VERDICT,
    from: "  if verdict = 'right' then\n    return;\n  end if;\n  select near",
    to: '  select near',
    tests: ['verdicts'],
  },
  {
    name: 'The words of the question belong to an answer (rule 12.3)',
    file: VERDICT,
    from: 'where variants.enigme_id = day), solutions.fillers),',
    to: "where variants.enigme_id = day), '{}'),",
    tests: ['verdicts'],
  },
  {
    name: 'Short words may be misspelt (rule 12.5)',
    file: VERDICT,
    from: 'when char_length(wanted) < 4 then 0',
    to: 'when char_length(wanted) < 3 then 0',
    tests: ['verdicts'],
  },
  {
    name: 'Two slips are passed over from seven letters on (rule 12.5)',
    file: VERDICT,
    from: 'when char_length(wanted) < 8 then 1',
    to: 'when char_length(wanted) < 7 then 1',
    tests: ['verdicts'],
  },
];
