// Texts of what the network keeps about an account: tags, notes and files.
import type { Translated } from "../texts.ts";

export const accountRecordTexts = {
  tags: {
    label: "Tags",
    add: "Add tag",
    edit: "Edit tags",
    done: "Done",
    field: "New tag",
    hint: (characters: string) =>
      `Only the network sees tags. At most ${characters} characters, without commas.`,
    missing: "Enter a tag.",
    remove: (tag: string) => `Remove the tag ${tag}`,
    all: (tag: string) => `Accounts with the tag ${tag}`,
  },
  notes: {
    title: "Notes",
    about: "Only people of the network read notes. The account never sees them.",
    field: "New note",
    write: "Add note",
    missing: "Write a note.",
    list: "Notes about the account",
    none: "No notes yet. What your colleagues should know about this account goes here.",
    by: (name: string, time: string) => `${name}, ${time}`,
    edited: (time: string) => `edited ${time}`,
    edit: "Edit",
    editNamed: (name: string, time: string) => `Edit the note of ${name}, ${time}`,
    editField: "Note",
    save: "Save note",
    remove: "Delete",
    removeNamed: (name: string, time: string) => `Delete the note of ${name}, ${time}`,
    removeAsk: "Delete this note?",
    removeText: "It's deleted for good. The network's activity keeps a line without its text.",
    added: "Note added.",
    saved: "Note saved.",
    removed: "Note deleted.",
  },
  files: {
    title: "Files",
    about: "Contracts, IDs and letters. Each time a file is opened is recorded.",
    attach: "Attach file",
    leaveOut: (file: string) => `Leave out ${file}`,
    hint: (megabytes: string) =>
      `A PDF, picture, recording or plain text of at most ${megabytes} MB.`,
    tooLarge: (megabytes: string) => `A file is at most ${megabytes} MB. Make it smaller.`,
    send: "Attach",
    list: "Files about the account",
    none: "No files yet. Attach contracts or IDs of this account.",
    remove: "Delete",
    removeNamed: (file: string) => `Delete ${file}`,
    removeAsk: (file: string) => `Delete ${file}?`,
    removeText: "It's deleted for good. The network's activity keeps a line.",
    attached: (file: string) => `${file} attached.`,
    removed: (file: string) => `${file} deleted.`,
  },
  notYours: "Your team role doesn't read notes or files. An owner can change it.",
};

export type AccountRecordTexts = Translated<typeof accountRecordTexts>;
