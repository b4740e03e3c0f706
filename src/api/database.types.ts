export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      artefacts: {
        Row: {
          day_number: number;
          description: string;
          edition: string;
          found_at: string;
          id: number;
          image_url: string | null;
          title: string;
          user_id: string;
          word: string;
        };
        Insert: {
          day_number: number;
          description: string;
          edition: string;
          found_at?: string;
          id?: never;
          image_url?: string | null;
          title: string;
          user_id: string;
          word: string;
        };
        Update: {
          day_number?: number;
          description?: string;
          edition?: string;
          found_at?: string;
          id?: never;
          image_url?: string | null;
          title?: string;
          user_id?: string;
          word?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'artefacts_edition_day_number_fkey';
            columns: ['edition', 'day_number'];
            isOneToOne: false;
            referencedRelation: 'enigme_calendar';
            referencedColumns: ['edition', 'day_number'];
          },
          {
            foreignKeyName: 'artefacts_edition_day_number_fkey';
            columns: ['edition', 'day_number'];
            isOneToOne: false;
            referencedRelation: 'enigme_revelations';
            referencedColumns: ['edition', 'day_number'];
          },
          {
            foreignKeyName: 'artefacts_edition_day_number_fkey';
            columns: ['edition', 'day_number'];
            isOneToOne: false;
            referencedRelation: 'enigmes';
            referencedColumns: ['edition', 'day_number'];
          },
          {
            foreignKeyName: 'artefacts_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      bonus_questions_solved: {
        Row: {
          enigme_id: number;
          solved_at: string;
          user_id: string;
        };
        Insert: {
          enigme_id: number;
          solved_at?: string;
          user_id: string;
        };
        Update: {
          enigme_id?: number;
          solved_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bonus_questions_solved_enigme_id_fkey';
            columns: ['enigme_id'];
            isOneToOne: false;
            referencedRelation: 'enigmes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bonus_questions_solved_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      book_people: {
        Row: {
          life: string;
          name: string;
          picture_url: string | null;
          slug: string;
          updated_at: string;
        };
        Insert: {
          life?: string;
          name: string;
          picture_url?: string | null;
          slug: string;
          updated_at?: string;
        };
        Update: {
          life?: string;
          name?: string;
          picture_url?: string | null;
          slug?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      books: {
        Row: {
          activities: NonNullable<Json>;
          asin: string | null;
          availability: string;
          binding: string | null;
          contributors: NonNullable<Json>;
          cover_url: string | null;
          description: string;
          extract: string | null;
          height_mm: number | null;
          is_published: boolean;
          isbn: string | null;
          oldest: number;
          pages: number | null;
          position: number;
          press: NonNullable<Json>;
          price_cents: number | null;
          published_on: string | null;
          series: string | null;
          shops: NonNullable<Json>;
          slug: string;
          spreads: NonNullable<Json>;
          teaser: string;
          themes: string[];
          title: string;
          updated_at: string;
          volume: number | null;
          width_mm: number | null;
          youngest: number;
        };
        Insert: {
          activities?: NonNullable<Json>;
          asin?: string | null;
          availability?: string;
          binding?: string | null;
          contributors?: NonNullable<Json>;
          cover_url?: string | null;
          description: string;
          extract?: string | null;
          height_mm?: number | null;
          is_published?: boolean;
          isbn?: string | null;
          oldest: number;
          pages?: number | null;
          position?: number;
          press?: NonNullable<Json>;
          price_cents?: number | null;
          published_on?: string | null;
          series?: string | null;
          shops?: NonNullable<Json>;
          slug: string;
          spreads?: NonNullable<Json>;
          teaser?: string;
          themes?: string[];
          title: string;
          updated_at?: string;
          volume?: number | null;
          width_mm?: number | null;
          youngest: number;
        };
        Update: {
          activities?: NonNullable<Json>;
          asin?: string | null;
          availability?: string;
          binding?: string | null;
          contributors?: NonNullable<Json>;
          cover_url?: string | null;
          description?: string;
          extract?: string | null;
          height_mm?: number | null;
          is_published?: boolean;
          isbn?: string | null;
          oldest?: number;
          pages?: number | null;
          position?: number;
          press?: NonNullable<Json>;
          price_cents?: number | null;
          published_on?: string | null;
          series?: string | null;
          shops?: NonNullable<Json>;
          slug?: string;
          spreads?: NonNullable<Json>;
          teaser?: string;
          themes?: string[];
          title?: string;
          updated_at?: string;
          volume?: number | null;
          width_mm?: number | null;
          youngest?: number;
        };
        Relationships: [];
      };
      edition_results: {
        Row: {
          completed_enigmes: number;
          edition: string;
          finished_at: string | null;
          last_quest_at: string | null;
          media_points: boolean;
          place: number | null;
          rank: number | null;
          review_points: boolean;
          rings: number;
          total_score: number;
          user_id: string;
        };
        Insert: {
          completed_enigmes: number;
          edition: string;
          finished_at?: string | null;
          last_quest_at?: string | null;
          media_points: boolean;
          place?: number | null;
          rank?: number | null;
          review_points: boolean;
          rings?: number;
          total_score: number;
          user_id: string;
        };
        Update: {
          completed_enigmes?: number;
          edition?: string;
          finished_at?: string | null;
          last_quest_at?: string | null;
          media_points?: boolean;
          place?: number | null;
          rank?: number | null;
          review_points?: boolean;
          rings?: number;
          total_score?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'edition_results_edition_fkey';
            columns: ['edition'];
            isOneToOne: false;
            referencedRelation: 'editions';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'edition_results_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      editions: {
        Row: {
          archived_at: string | null;
          code: string;
          contest_draw_on: string | null;
          contest_ends_at: string | null;
          contest_entrants: string | null;
          contest_gift: string | null;
          contest_opens_on: string | null;
          contest_prizes: string | null;
          contest_winners: number | null;
          contest_written_on: string | null;
          created_at: string;
          door_time: string;
          farewell: string | null;
          finished: string | null;
          first_door: string | null;
          next_season: string | null;
          published_at: string | null;
          purge_on: string | null;
          ranking_ends_at: string | null;
          status: string;
          story: string | null;
          time_zone: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          archived_at?: string | null;
          code: string;
          contest_draw_on?: string | null;
          contest_ends_at?: string | null;
          contest_entrants?: string | null;
          contest_gift?: string | null;
          contest_opens_on?: string | null;
          contest_prizes?: string | null;
          contest_winners?: number | null;
          contest_written_on?: string | null;
          created_at?: string;
          door_time?: string;
          farewell?: string | null;
          finished?: string | null;
          first_door?: string | null;
          next_season?: string | null;
          published_at?: string | null;
          purge_on?: string | null;
          ranking_ends_at?: string | null;
          status?: string;
          story?: string | null;
          time_zone?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          archived_at?: string | null;
          code?: string;
          contest_draw_on?: string | null;
          contest_ends_at?: string | null;
          contest_entrants?: string | null;
          contest_gift?: string | null;
          contest_opens_on?: string | null;
          contest_prizes?: string | null;
          contest_winners?: number | null;
          contest_written_on?: string | null;
          created_at?: string;
          door_time?: string;
          farewell?: string | null;
          finished?: string | null;
          first_door?: string | null;
          next_season?: string | null;
          published_at?: string | null;
          purge_on?: string | null;
          ranking_ends_at?: string | null;
          status?: string;
          story?: string | null;
          time_zone?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      enigme_fragments: {
        Row: {
          enigme_id: number;
          found_at: string;
          id: number;
          user_id: string;
          word: string;
        };
        Insert: {
          enigme_id: number;
          found_at?: string;
          id?: never;
          user_id: string;
          word: string;
        };
        Update: {
          enigme_id?: number;
          found_at?: string;
          id?: never;
          user_id?: string;
          word?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'enigme_fragments_enigme_id_fkey';
            columns: ['enigme_id'];
            isOneToOne: false;
            referencedRelation: 'enigmes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enigme_fragments_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      enigme_indices: {
        Row: {
          enigme_id: number;
          id: number;
          image_url: string | null;
          media_alt: string | null;
          mediatype: string;
          rang: number;
          texte: string;
          video_url: string | null;
        };
        Insert: {
          enigme_id: number;
          id?: never;
          image_url?: string | null;
          media_alt?: string | null;
          mediatype?: string;
          rang: number;
          texte: string;
          video_url?: string | null;
        };
        Update: {
          enigme_id?: number;
          id?: never;
          image_url?: string | null;
          media_alt?: string | null;
          mediatype?: string;
          rang?: number;
          texte?: string;
          video_url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'enigme_indices_enigme_id_fkey';
            columns: ['enigme_id'];
            isOneToOne: false;
            referencedRelation: 'enigmes';
            referencedColumns: ['id'];
          },
        ];
      };
      enigme_progress: {
        Row: {
          completed: boolean;
          completed_at: string;
          enigme_id: number;
          hints_used: number;
          imported: boolean;
          revealed: boolean;
          score: number;
          user_id: string;
        };
        Insert: {
          completed?: boolean;
          completed_at?: string;
          enigme_id: number;
          hints_used?: number;
          imported?: boolean;
          revealed?: boolean;
          score: number;
          user_id: string;
        };
        Update: {
          completed?: boolean;
          completed_at?: string;
          enigme_id?: number;
          hints_used?: number;
          imported?: boolean;
          revealed?: boolean;
          score?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'enigme_progress_enigme_id_fkey';
            columns: ['enigme_id'];
            isOneToOne: false;
            referencedRelation: 'enigmes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enigme_progress_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      enigmes: {
        Row: {
          created_at: string;
          day_number: number;
          description: string;
          edition: string;
          hint_count: number;
          id: number;
          image_url: string | null;
          media_alt: string | null;
          mediatype: string;
          narration_url: string | null;
          opens_at: string | null;
          play: Json | null;
          question: string;
          title: string;
          updated_at: string;
          video_url: string | null;
        };
        Insert: {
          created_at?: string;
          day_number: number;
          description: string;
          edition: string;
          hint_count?: number;
          id?: never;
          image_url?: string | null;
          media_alt?: string | null;
          mediatype?: string;
          narration_url?: string | null;
          opens_at?: string | null;
          play?: Json | null;
          question: string;
          title: string;
          updated_at?: string;
          video_url?: string | null;
        };
        Update: {
          created_at?: string;
          day_number?: number;
          description?: string;
          edition?: string;
          hint_count?: number;
          id?: never;
          image_url?: string | null;
          media_alt?: string | null;
          mediatype?: string;
          narration_url?: string | null;
          opens_at?: string | null;
          play?: Json | null;
          question?: string;
          title?: string;
          updated_at?: string;
          video_url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'enigmes_edition_fkey';
            columns: ['edition'];
            isOneToOne: false;
            referencedRelation: 'editions';
            referencedColumns: ['code'];
          },
        ];
      };
      final_sentence_progress: {
        Row: {
          edition: string;
          hints_seen: number;
          revealed: boolean;
          solved_at: string | null;
          user_id: string;
        };
        Insert: {
          edition: string;
          hints_seen?: number;
          revealed?: boolean;
          solved_at?: string | null;
          user_id: string;
        };
        Update: {
          edition?: string;
          hints_seen?: number;
          revealed?: boolean;
          solved_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'final_sentence_progress_edition_fkey';
            columns: ['edition'];
            isOneToOne: false;
            referencedRelation: 'editions';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'final_sentence_progress_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      hints_revealed: {
        Row: {
          enigme_id: number;
          hint_id: number;
          revealed_at: string;
          user_id: string;
        };
        Insert: {
          enigme_id: number;
          hint_id: number;
          revealed_at?: string;
          user_id: string;
        };
        Update: {
          enigme_id?: number;
          hint_id?: number;
          revealed_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'hints_revealed_enigme_id_fkey';
            columns: ['enigme_id'];
            isOneToOne: false;
            referencedRelation: 'enigmes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'hints_revealed_hint_id_fkey';
            columns: ['hint_id'];
            isOneToOne: false;
            referencedRelation: 'enigme_indices';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'hints_revealed_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      users: {
        Row: {
          account_id: string;
          completed_enigmes: number;
          created_at: string;
          display_name: string | null;
          email: string | null;
          id: string;
          is_admin: boolean;
          is_class: boolean;
          isnotuser: boolean;
          last_quest_at: string | null;
          media_points: boolean;
          name_forms: string[];
          name_withheld: string | null;
          out_of_ranking: boolean;
          portrait: number;
          public_name: string;
          ranked: boolean;
          replayed: boolean;
          review_points: boolean;
          score_reached_at: string;
          swift_five: number | null;
          swift_quest: number | null;
          total_score: number;
          updated_at: string;
          username: string | null;
        };
        Insert: {
          account_id: string;
          completed_enigmes?: number;
          created_at?: string;
          display_name?: string | null;
          email?: string | null;
          id: string;
          is_admin?: boolean;
          is_class?: boolean;
          isnotuser?: boolean;
          last_quest_at?: string | null;
          media_points?: boolean;
          name_forms?: string[];
          name_withheld?: string | null;
          out_of_ranking?: boolean;
          portrait?: number;
          public_name?: never;
          ranked?: never;
          replayed?: boolean;
          review_points?: boolean;
          score_reached_at?: string;
          swift_five?: number | null;
          swift_quest?: number | null;
          total_score?: number;
          updated_at?: string;
          username?: string | null;
        };
        Update: {
          account_id?: string;
          completed_enigmes?: number;
          created_at?: string;
          display_name?: string | null;
          email?: string | null;
          id?: string;
          is_admin?: boolean;
          is_class?: boolean;
          isnotuser?: boolean;
          last_quest_at?: string | null;
          media_points?: boolean;
          name_forms?: string[];
          name_withheld?: string | null;
          out_of_ranking?: boolean;
          portrait?: number;
          public_name?: never;
          ranked?: never;
          replayed?: boolean;
          review_points?: boolean;
          score_reached_at?: string;
          swift_five?: number | null;
          swift_quest?: number | null;
          total_score?: number;
          updated_at?: string;
          username?: string | null;
        };
        Relationships: [];
      };
    };
    Views: {
      book_doors: {
        Row: {
          book: string | null;
          day_number: number | null;
        };
        Insert: {
          book?: string | null;
          day_number?: number | null;
        };
        Update: {
          book?: string | null;
          day_number?: number | null;
        };
        Relationships: [];
      };
      contest: {
        Row: {
          draw_on: string | null;
          ends_at: string | null;
          entrants: string | null;
          gift: string | null;
          is_over: boolean | null;
          opens_on: string | null;
          prizes: string | null;
          winners: number | null;
          written_on: string | null;
        };
        Insert: {
          draw_on?: string | null;
          ends_at?: string | null;
          entrants?: string | null;
          gift?: string | null;
          is_over?: never;
          opens_on?: string | null;
          prizes?: string | null;
          winners?: number | null;
          written_on?: string | null;
        };
        Update: {
          draw_on?: string | null;
          ends_at?: string | null;
          entrants?: string | null;
          gift?: string | null;
          is_over?: never;
          opens_on?: string | null;
          prizes?: string | null;
          winners?: number | null;
          written_on?: string | null;
        };
        Relationships: [];
      };
      contest_draws: {
        Row: {
          drawn_at: string | null;
          edition: string | null;
          entrants: number | null;
          seed: string | null;
          tickets_digest: string | null;
          winners: string[] | null;
        };
        Insert: {
          drawn_at?: string | null;
          edition?: string | null;
          entrants?: number | null;
          seed?: string | null;
          tickets_digest?: string | null;
          winners?: string[] | null;
        };
        Update: {
          drawn_at?: string | null;
          edition?: string | null;
          entrants?: number | null;
          seed?: string | null;
          tickets_digest?: string | null;
          winners?: string[] | null;
        };
        Relationships: [];
      };
      contest_lists: {
        Row: {
          closed_at: string | null;
          edition: string | null;
          entrants: number | null;
          tickets_digest: string | null;
        };
        Insert: {
          closed_at?: string | null;
          edition?: string | null;
          entrants?: number | null;
          tickets_digest?: string | null;
        };
        Update: {
          closed_at?: string | null;
          edition?: string | null;
          entrants?: number | null;
          tickets_digest?: string | null;
        };
        Relationships: [];
      };
      day_messages: {
        Row: {
          body: string | null;
          day_number: number | null;
          edition: string | null;
          id: number | null;
          is_current: boolean | null;
          published_at: string | null;
        };
        Insert: {
          body?: string | null;
          day_number?: number | null;
          edition?: string | null;
          id?: number | null;
          is_current?: boolean | null;
          published_at?: string | null;
        };
        Update: {
          body?: string | null;
          day_number?: number | null;
          edition?: string | null;
          id?: number | null;
          is_current?: boolean | null;
          published_at?: string | null;
        };
        Relationships: [];
      };
      enigme_calendar: {
        Row: {
          day_number: number | null;
          edition: string | null;
          is_current: boolean | null;
          is_open: boolean | null;
          opens_at: string | null;
          time_zone: string | null;
        };
        Insert: {
          day_number?: number | null;
          edition?: string | null;
          is_current?: boolean | null;
          is_open?: boolean | null;
          opens_at?: string | null;
          time_zone?: string | null;
        };
        Update: {
          day_number?: number | null;
          edition?: string | null;
          is_current?: boolean | null;
          is_open?: boolean | null;
          opens_at?: string | null;
          time_zone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'enigmes_edition_fkey';
            columns: ['edition'];
            isOneToOne: false;
            referencedRelation: 'editions';
            referencedColumns: ['code'];
          },
        ];
      };
      enigme_leaderboard: {
        Row: {
          completed_enigmes: number | null;
          last_quest_at: string | null;
          name: string | null;
          rank: number | null;
          total_score: number | null;
          user_id: string | null;
        };
        Insert: {
          completed_enigmes?: number | null;
          last_quest_at?: string | null;
          name?: string | null;
          rank?: number | null;
          total_score?: number | null;
          user_id?: string | null;
        };
        Update: {
          completed_enigmes?: number | null;
          last_quest_at?: string | null;
          name?: string | null;
          rank?: number | null;
          total_score?: number | null;
          user_id?: string | null;
        };
        Relationships: [];
      };
      enigme_revelations: {
        Row: {
          answer: string | null;
          book: Json | null;
          closing: string | null;
          day_number: number | null;
          edition: string | null;
          enigme_id: number | null;
          explanation: string | null;
          is_current: boolean | null;
          reponse_decoder: string | null;
        };
        Insert: {
          answer?: string | null;
          book?: Json | null;
          closing?: string | null;
          day_number?: number | null;
          edition?: string | null;
          enigme_id?: number | null;
          explanation?: string | null;
          is_current?: boolean | null;
          reponse_decoder?: string | null;
        };
        Update: {
          answer?: string | null;
          book?: Json | null;
          closing?: string | null;
          day_number?: number | null;
          edition?: string | null;
          enigme_id?: number | null;
          explanation?: string | null;
          is_current?: boolean | null;
          reponse_decoder?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'enigme_progress_enigme_id_fkey';
            columns: ['enigme_id'];
            isOneToOne: false;
            referencedRelation: 'enigmes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enigmes_edition_fkey';
            columns: ['edition'];
            isOneToOne: false;
            referencedRelation: 'editions';
            referencedColumns: ['code'];
          },
        ];
      };
    };
    Functions: {
      accept_answer: {
        Args: { answer: string; day: number; edition?: string };
        Returns: Json;
      };
      add_knight: { Args: { name: string; portrait: number }; Returns: Json };
      admin_contest: { Args: { edition: string }; Returns: Json };
      admin_log: {
        Args: { page?: number; page_size?: number };
        Returns: {
          action: string;
          admin_name: string;
          day_number: number;
          decided_at: string;
          edition: string;
          entrants: number;
          page_count: number;
          reason: string;
          shown_page: number;
          subject: string;
          total: number;
          user_email: string;
          user_id: string;
          user_name: string;
          winners: number;
        }[];
      };
      admin_messages: {
        Args: Record<PropertyKey, never>;
        Returns: {
          author: string;
          body: string;
          day_number: number;
          edition: string;
          id: number;
          published_at: string;
          resolved_at: string;
          status: string;
          updated_at: string;
        }[];
      };
      admin_morning: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_stats: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_users: {
        Args: {
          after?: string;
          hide_test_accounts?: boolean;
          moderation?: string;
          page?: number;
          page_size?: number;
          review?: string;
          search?: string;
          swift_only?: boolean;
        };
        Returns: {
          account_id: string;
          completed_enigmes: number;
          created_at: string;
          decided_at: string;
          decided_by: string;
          decided_media: boolean;
          decided_review: boolean;
          display_name: string;
          email: string;
          hidden_names: string[];
          id: string;
          imported: number;
          isnotuser: boolean;
          knight_count: number;
          media_points: boolean;
          name_withheld: string;
          out_of_ranking: boolean;
          page_count: number;
          replayed: boolean;
          review_points: boolean;
          shown_page: number;
          swift_five: number;
          swift_quest: number;
          total: number;
          total_score: number;
          updated_at: string;
          username: string;
        }[];
      };
      admin_visits: {
        Args: { edition?: string; on_date?: string };
        Returns: Json;
      };
      admin_wrong_answers: {
        Args: { day: number; edition?: string };
        Returns: {
          almost: boolean;
          knights: number;
          last_at: string;
          normalized: string;
          times: number;
          typed: string;
        }[];
      };
      answer_forms: {
        Args: { texts: string[] };
        Returns: {
          answer: string;
          forms: string[];
        }[];
      };
      answer_sounds: {
        Args: { texts: string[] };
        Returns: {
          answer: string;
          forms: string[];
          loose: string[];
          words: string[];
        }[];
      };
      apply_draft: {
        Args: { edition: string; other_words?: string[]; version: number };
        Returns: Json;
      };
      become_class: { Args: Record<PropertyKey, never>; Returns: Json };
      bonus_question: { Args: { day: number; edition?: string }; Returns: Json };
      caller_address: { Args: Record<PropertyKey, never>; Returns: string };
      change_knight: {
        Args: { knight: string; name?: string; portrait?: number };
        Returns: Json;
      };
      change_round_table_code: { Args: { round_table: number }; Returns: Json };
      class_days: { Args: { edition?: string }; Returns: Json };
      class_key: { Args: { edition?: string }; Returns: Json };
      count_opening: {
        Args: { day: number; edition?: string };
        Returns: undefined;
      };
      create_edition: {
        Args: {
          changes: Json;
          copied_from?: string;
          edition: string;
          source?: string;
        };
        Returns: Json;
      };
      create_round_table: {
        Args: { is_unnamed?: boolean; name: string };
        Returns: Json;
      };
      delete_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      delete_book: { Args: { book: string }; Returns: undefined };
      delete_draft: { Args: { edition: string }; Returns: undefined };
      delete_round_table: { Args: { round_table: number }; Returns: Json };
      draw_contest: {
        Args: { edition: string; seed: string; winners: number };
        Returns: Json;
      };
      edition_history: {
        Args: { before?: number; day?: number; edition: string };
        Returns: {
          changed: string[];
          day_number: number;
          saved_at: string;
          saved_by: string;
          source: string;
          version: number;
        }[];
      };
      final_sentence: { Args: { edition?: string }; Returns: Json };
      hide_name: {
        Args: { name: string; reason: string; user_uuid: string };
        Returns: Json;
      };
      import_progress: {
        Args: { edition?: string; entries: Json; final_sentence?: Json };
        Returns: Json;
      };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      join_round_table: {
        Args: { code: string; is_unnamed?: boolean };
        Returns: Json;
      };
      leaderboard_page: {
        Args: { edition?: string; page: number };
        Returns: Json;
      };
      leave_round_table: { Args: { round_table: number }; Returns: Json };
      my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      my_knights: {
        Args: Record<PropertyKey, never>;
        Returns: {
          completed_enigmes: number;
          created_at: string;
          id: string;
          is_first: boolean;
          name: string;
          portrait: number;
          total_score: number;
        }[];
      };
      my_round_tables: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: number;
          is_owner: boolean;
          member_count: number;
          name: string;
        }[];
      };
      my_standing: { Args: Record<PropertyKey, never>; Returns: Json };
      my_wrong_answers: {
        Args: { day: number; edition?: string };
        Returns: string[];
      };
      order_books: { Args: { slugs: string[] }; Returns: undefined };
      publish_edition: { Args: { code: string }; Returns: Json };
      rehearse_answer: {
        Args: { answer: string; day: number; edition?: string };
        Returns: Json;
      };
      remove_knight: { Args: { knight: string }; Returns: Json };
      remove_round_table_member: {
        Args: { member: number; round_table: number };
        Returns: Json;
      };
      rename_round_table: {
        Args: { name: string; round_table: number };
        Returns: Json;
      };
      report_unsent_mail: { Args: { kind: string }; Returns: undefined };
      reset_progress: { Args: { edition?: string }; Returns: Json };
      restore_name: {
        Args: { name: string; reason?: string; user_uuid: string };
        Returns: Json;
      };
      reveal_answer: { Args: { day: number; edition?: string }; Returns: Json };
      reveal_final_sentence: { Args: { edition?: string }; Returns: Json };
      reveal_final_sentence_hint: {
        Args: { edition?: string; rang: number };
        Returns: Json;
      };
      reveal_hint: {
        Args: { day: number; edition?: string; rang: number };
        Returns: Json;
      };
      right_texts: { Args: { tried: Json }; Returns: boolean[] };
      round_table_board: { Args: { round_table: number }; Returns: Json };
      round_table_invitation: { Args: { code: string }; Returns: Json };
      save_book: { Args: { based_on?: string; book: Json }; Returns: string };
      save_book_person: { Args: { person: Json }; Returns: undefined };
      save_edition: {
        Args: { changes: Json; edition: string; source?: string };
        Returns: Json;
      };
      save_message: {
        Args: { body: string; day: number; edition: string; message?: number };
        Returns: number;
      };
      server_now: { Args: Record<PropertyKey, never>; Returns: string };
      set_message_status: {
        Args: { at?: string; message: number; status: string };
        Returns: undefined;
      };
      set_out_of_ranking: {
        Args: { is_out: boolean; reason?: string; user_uuid: string };
        Returns: Json;
      };
      set_round_table_unnamed: {
        Args: { is_unnamed: boolean; round_table: number };
        Returns: Json;
      };
      submit_answer: {
        Args: { answer: string; day: number; edition?: string };
        Returns: Json;
      };
      submit_bonus_answer: {
        Args: { answer: string; day: number; edition?: string };
        Returns: Json;
      };
      submit_final_sentence: {
        Args: { answer: string; edition?: string };
        Returns: Json;
      };
      try_answer: { Args: { answer: string; question: Json }; Returns: Json };
      validate_user_review: {
        Args: { has_media: boolean; has_review: boolean; user_uuid: string };
        Returns: number;
      };
      workshop_edition: {
        Args: { edition: string; version?: number };
        Returns: Json;
      };
      workshop_editions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          applied_version: number;
          code: string;
          first_door: string;
          saved_at: string;
          saved_by: string;
          status: string;
          title: string;
          version: number;
          written_days: number;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
